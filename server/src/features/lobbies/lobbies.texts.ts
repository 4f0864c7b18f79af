import { defineTexts } from '../../texts.ts';

export const lobbiesTexts = defineTexts('lobbies', {
  drawPublished: {
    en: 'The draw is published. The teams are told.',
    'hi-Latn': 'Draw publish ho gaya. Teams ko bata diya gaya.',
    hi: 'ड्रॉ पब्लिश हो गया। टीमों को बता दिया गया।',
  },
  drawnAgain: {
    en: 'Teams came or left since the draw, so it was drawn again. It is published, and the teams are told.',
    'hi-Latn':
      'Draw ke baad teams aayi ya gayi, isliye draw dobara hua. Ab woh publish ho gaya, aur teams ko bata diya gaya.',
    hi: 'ड्रॉ के बाद टीमें आईं या गईं, इसलिए ड्रॉ दोबारा हुआ। अब वह पब्लिश हो गया, और टीमों को बता दिया गया।',
  },
  drawHas: {
    en: 'The draw has {groups} groups.',
    'hi-Latn': 'Draw mein {groups} groups hain.',
    hi: 'ड्रॉ में {groups} ग्रुप हैं।',
  },
  notPublished: {
    en: 'There is no published draw here.',
    'hi-Latn': 'Yahan koi draw publish nahi hua.',
    hi: 'यहाँ कोई ड्रॉ पब्लिश नहीं हुआ।',
  },
  nobodyToDraw: {
    en: 'There is no team to draw yet.',
    'hi-Latn': 'Draw ke liye abhi koi team nahi hai.',
    hi: 'ड्रॉ के लिए अभी कोई टीम नहीं है।',
  },
  plannedFor: {
    en: 'Matches are planned for {groups} groups.',
    'hi-Latn': '{groups} groups ke matches plan ho chuke hain.',
    hi: '{groups} ग्रुप के मैच प्लान हो चुके हैं।',
  },
  plannedForDelete: {
    en: 'Matches are planned for {groups} groups. Delete them to draw another number.',
    'hi-Latn':
      '{groups} groups ke matches plan ho chuke hain. Kam ya zyada groups ka draw karne ke liye pehle unhe delete karein.',
    hi: '{groups} ग्रुप के मैच प्लान हो चुके हैं। कम या ज़्यादा ग्रुप का ड्रॉ करने के लिए पहले उन्हें डिलीट करें।',
  },
  publishedAlready: {
    en: 'This draw is published already.',
    'hi-Latn': 'Yeh draw pehle hi publish ho chuka hai.',
    hi: 'यह ड्रॉ पहले ही पब्लिश हो चुका है।',
  },
  drawFirst: {
    en: 'Draw the groups first.',
    'hi-Latn': 'Pehle groups draw karein.',
    hi: 'पहले ग्रुप ड्रॉ करें।',
  },
  noDraw: {
    en: 'There is no such draw.',
    'hi-Latn': 'Aisa koi draw nahi hai.',
    hi: 'ऐसा कोई ड्रॉ नहीं है।',
  },
  drawChanged: {
    en: 'Somebody changed the draw meanwhile. Load it again.',
    'hi-Latn': 'Is beech kisi ne draw badal diya. Dobara load karein.',
    hi: 'इस बीच किसी ने ड्रॉ बदल दिया। दोबारा लोड करें।',
  },
  noPlaceInMatch: {
    en: 'This team has no place in this match.',
    'hi-Latn': 'Is team ki is match mein jagah nahi hai.',
    hi: 'इस टीम की इस मैच में जगह नहीं है।',
  },
  replacedLater: {
    en: '{team} was replaced later on already.',
    'hi-Latn': '{team} baad ke match mein pehle hi badli ja chuki hai.',
    hi: '{team} बाद के मैच में पहले ही बदली जा चुकी है।',
  },
  noSlot: {
    en: 'This team has no slot in the tournament.',
    'hi-Latn': 'Is team ka tournament mein koi slot nahi hai.',
    hi: 'इस टीम का टूर्नामेंट में कोई स्लॉट नहीं है।',
  },
  ownPlace: {
    en: 'This team has a place of its own in the draw.',
    'hi-Latn': 'Is team ki draw mein apni jagah hai.',
    hi: 'इस टीम की ड्रॉ में अपनी जगह है।',
  },
  oneLobby: {
    en: 'This stage has one lobby, so it has one group.',
    'hi-Latn': 'Is stage mein ek lobby hai, isliye ek hi group hai.',
    hi: 'इस स्टेज में एक लॉबी है, इसलिए एक ही ग्रुप है।',
  },
  pairsNeed: {
    en: 'Pairs of groups need {min} to {max} groups.',
    'hi-Latn': 'Group pairs ke liye {min} se {max} groups chahiye.',
    hi: 'ग्रुप की जोड़ियों के लिए {min} से {max} ग्रुप चाहिए।',
  },
  doNotFit: {
    en: '{teams} teams do not fit: {groups, plural, one {one group takes} other {{groups} groups take}} {seats}. Take more groups or larger lobbies.',
    'hi-Latn':
      '{teams} teams nahi aa sakti: {groups, plural, one {ek group mein} other {{groups} groups mein}} {seats} aati hain. Zyada groups ya badi lobbies lein.',
    hi: '{teams} टीमें नहीं आ सकतीं: {groups, plural, one {एक ग्रुप में} other {{groups} ग्रुप में}} {seats} आती हैं। ज़्यादा ग्रुप या बड़ी लॉबी लें।',
  },
  atMostGroups: {
    en: 'There are {teams} teams, so at most {most} groups.',
    'hi-Latn': '{teams} teams hain, isliye zyada se zyada {most} groups.',
    hi: '{teams} टीमें हैं, इसलिए ज़्यादा से ज़्यादा {most} ग्रुप।',
  },
  noSlotEach: {
    en: 'There are not enough slots up to 25 for that many teams.',
    'hi-Latn': 'Itni teams ke liye slot 25 tak alag alag slot nahi hai.',
    hi: 'इतनी टीमों के लिए स्लॉट 25 तक अलग-अलग स्लॉट नहीं है।',
  },
  aboutToBegin: {
    en: 'The first match of this draw is about to begin, so its groups and slots stay. Replace a team, or draw again for the matches to come.',
    'hi-Latn':
      'Is draw ka pehla match shuru hone wala hai, isliye groups aur slots wahi rahenge. Team replace karein, ya aane wale matches ke liye dobara draw karein.',
    hi: 'इस ड्रॉ का पहला मैच शुरू होने वाला है, इसलिए ग्रुप और स्लॉट वही रहेंगे। टीम बदलें, या आने वाले मैचों के लिए दोबारा ड्रॉ करें।',
  },
  otherGroup: {
    en: 'Choose another group that has a lobby of its own.',
    'hi-Latn': 'Doosra group chunein jiski apni lobby ho.',
    hi: 'दूसरा ग्रुप चुनें जिसकी अपनी लॉबी हो।',
  },
  groupBegun: {
    en: 'Group {group} has begun to play. Start with who is there, or draw again for the matches to come.',
    'hi-Latn':
      'Group {group} ka khel shuru ho chuka hai. Jo hain unke saath shuru karein, ya aane wale matches ke liye dobara draw karein.',
    hi: 'ग्रुप {group} का खेल शुरू हो चुका है। जो हैं उनके साथ शुरू करें, या आने वाले मैचों के लिए दोबारा ड्रॉ करें।',
  },
  lobbyTakes: {
    en: '{teams} teams do not fit: a lobby of this stage takes {seats}.',
    'hi-Latn': '{teams} teams nahi aa sakti: is stage ki lobby mein {seats} aati hain.',
    hi: '{teams} टीमें नहीं आ सकतीं: इस स्टेज की लॉबी में {seats} आती हैं।',
  },
  notInDraw: {
    en: 'This team is not in the draw.',
    'hi-Latn': 'Yeh team draw mein nahi hai.',
    hi: 'यह टीम ड्रॉ में नहीं है।',
  },
  inGroupAlready: {
    en: 'The team is in that group already.',
    'hi-Latn': 'Team pehle se usi group mein hai.',
    hi: 'टीम पहले से उसी ग्रुप में है।',
  },
  notInTargetGroup: {
    en: 'That team is not in the group to go to.',
    'hi-Latn': 'Woh team us group mein nahi hai.',
    hi: 'वह टीम उस ग्रुप में नहीं है।',
  },
  groupFull: {
    en: 'That group is full. Let the team change places with one of its teams.',
    'hi-Latn': 'Woh group bhara hai. Uski kisi team se jagah badlein.',
    hi: 'वह ग्रुप भरा है। उसकी किसी टीम से जगह बदलें।',
  },
  slotsPerMatch: {
    en: 'Slots of this stage are given per match: its groups do not fit up to slot 25 together.',
    'hi-Latn':
      'Is stage ke slots har match ke liye diye jaate hain: uske groups slot 25 tak ek saath nahi aate.',
    hi: 'इस स्टेज के स्लॉट हर मैच के लिए दिए जाते हैं: उसके ग्रुप स्लॉट 25 तक एक साथ नहीं आते।',
  },
  slotReserved: {
    en: 'Slot {slot} is reserved.',
    'hi-Latn': 'Slot {slot} reserved hai.',
    hi: 'स्लॉट {slot} रिज़र्व है।',
  },
  slotTaken: {
    en: "Slot {slot} is {other}'s. Give {team} another one.",
    'hi-Latn': 'Slot {slot} {other} ka hai. {team} ko doosra slot dein.',
    hi: 'स्लॉट {slot} {other} का है। {team} को दूसरा स्लॉट दें।',
  },
  inDrawAlready: {
    en: 'This team is in the draw already.',
    'hi-Latn': 'Yeh team pehle se draw mein hai.',
    hi: 'यह टीम पहले से ड्रॉ में है।',
  },
  replacedAlready: {
    en: 'This team was replaced already.',
    'hi-Latn': 'Yeh team pehle hi replace ho chuki hai.',
    hi: 'यह टीम पहले ही बदली जा चुकी है।',
  },
  playedAlready: {
    en: '{team} has played already, so nobody comes in its place: it is absent for the rest.',
    'hi-Latn':
      '{team} khel chuki hai, isliye uski jagah koi nahi aata: baaki matches mein use “Nahi aaye” maana jayega.',
    hi: '{team} खेल चुकी है, इसलिए उसकी जगह कोई नहीं आता: बाकी मैच में उसे “नहीं आए” माना जाएगा।',
  },
  noMatchLeft: {
    en: 'No match of this group is left that a team could come into: the next one starts within 5 minutes.',
    'hi-Latn':
      'Is group ka koi match nahi bacha jisme team aa sake: agla 5 minute ke andar shuru hota hai.',
    hi: 'इस ग्रुप का कोई मैच नहीं बचा जिसमें टीम आ सके: अगला 5 मिनट के अंदर शुरू होता है।',
  },
  stageFinal: {
    en: 'This stage is final. The owner can reopen it.',
    'hi-Latn': 'Yeh stage final hai. Owner ise phir khol sakte hain.',
    hi: 'यह स्टेज फ़ाइनल है। ओनर इसे फिर खोल सकते हैं।',
  },
  tournamentCancelled: {
    en: 'This tournament was cancelled.',
    'hi-Latn': 'Yeh tournament cancel ho chuka hai.',
    hi: 'यह टूर्नामेंट रद्द हो चुका है।',
  },
  mostStages: {
    en: 'A tournament has at most {most} stages.',
    'hi-Latn': 'Ek tournament mein zyada se zyada {most} stages hote hain.',
    hi: 'एक टूर्नामेंट में ज़्यादा से ज़्यादा {most} स्टेज होते हैं।',
  },
  stageChanged: {
    en: 'Somebody changed this stage meanwhile. Load it again.',
    'hi-Latn': 'Is beech kisi ne yeh stage badal diya. Dobara load karein.',
    hi: 'इस बीच किसी ने यह स्टेज बदल दिया। दोबारा लोड करें।',
  },
  formatStays: {
    en: 'Matches are planned already, so the format stays.',
    'hi-Latn': 'Matches plan ho chuke hain, isliye format wahi rahega.',
    hi: 'मैच प्लान हो चुके हैं, इसलिए फ़ॉर्मेट वही रहेगा।',
  },
  shapeStays: {
    en: 'The draw is published, so format, sizes and slots stay.',
    'hi-Latn': 'Draw publish ho chuka hai, isliye format, size aur slots wahi rahenge.',
    hi: 'ड्रॉ पब्लिश हो चुका है, इसलिए फ़ॉर्मेट, साइज़ और स्लॉट वही रहेंगे।',
  },
  roomReleased: {
    en: 'A room of this stage was released, so the stage stays.',
    'hi-Latn': 'Is stage ka ek room release ho chuka hai, isliye stage wahi rahega.',
    hi: 'इस स्टेज का एक रूम रिलीज़ हो चुका है, इसलिए स्टेज वही रहेगा।',
  },
  earlierStage: {
    en: 'Teams come from an earlier stage of this tournament.',
    'hi-Latn': 'Teams isi tournament ke kisi pehle wale stage se aati hain.',
    hi: 'टीमें इसी टूर्नामेंट के किसी पहले वाले स्टेज से आती हैं।',
  },
  stageMade: {
    en: 'The stage is made.',
    'hi-Latn': 'Stage ban gaya.',
    hi: 'स्टेज बन गया।',
  },
  stageSaved: {
    en: 'The stage is saved.',
    'hi-Latn': 'Stage save ho gaya.',
    hi: 'स्टेज सेव हो गया।',
  },
  stageDeleted: {
    en: 'The stage is deleted.',
    'hi-Latn': 'Stage delete ho gaya.',
    hi: 'स्टेज डिलीट हो गया।',
  },
  teamMoved: {
    en: 'The team is moved.',
    'hi-Latn': 'Team move ho gayi.',
    hi: 'टीम की जगह बदल गई।',
  },
  slotsSaved: {
    en: 'The slots are saved.',
    'hi-Latn': 'Slots save ho gaye.',
    hi: 'स्लॉट सेव हो गए।',
  },
  teamReplaced: {
    en: 'The team is replaced.',
    'hi-Latn': 'Team replace ho gayi.',
    hi: 'टीम बदल गई।',
  },
  drawn: {
    en: '{times, plural, =1 {The draw is made.} other {The draw is made. Draws so far: #.}}',
    'hi-Latn': '{times, plural, =1 {Draw ho gaya.} other {Draw ho gaya. Ab tak kul # draw.}}',
    hi: '{times, plural, =1 {ड्रॉ हो गया।} other {ड्रॉ हो गया। अब तक कुल # ड्रॉ।}}',
  },
});
