import { registrationTexts } from '@one-dream/contract/features/tournaments/tournaments.values.ts';
import { defineTexts } from '../../texts.ts';

export const entriesTexts = defineTexts('entries', {
  registeredAlready: {
    en: 'Your team is registered for this tournament already.',
    'hi-Latn': 'Aapki team is tournament mein pehle se registered hai.',
    hi: 'आपकी टीम इस टूर्नामेंट में पहले से रजिस्टर है।',
  },
  playerTaken: {
    en: 'A player of your team is in this tournament with another team (same player or same game ID).',
    'hi-Latn':
      'Aapki team ka koi player is tournament mein doosri team ke saath hai (wahi player ya wahi game ID).',
    hi: 'आपकी टीम का कोई प्लेयर इस टूर्नामेंट में दूसरी टीम के साथ है (वही प्लेयर या वही गेम ID)।',
  },
  disqualified: {
    en: 'Your team was disqualified from this tournament. It cannot come in again.',
    'hi-Latn': 'Aapki team is tournament se disqualify ho chuki hai. Dobara nahi aa sakti.',
    hi: 'आपकी टीम इस टूर्नामेंट से डिसक्वालिफ़ाई हो चुकी है। दोबारा नहीं आ सकती।',
  },
  noSlotFree: {
    en: 'No slot of this tournament is free.',
    'hi-Latn': 'Is tournament mein koi slot khaali nahi hai.',
    hi: 'इस टूर्नामेंट में कोई स्लॉट ख़ाली नहीं है।',
  },
  claimClosed: {
    en: 'Vacant slots can be claimed after check-in, until 10 minutes before the first match.',
    'hi-Latn': 'Khaali slots check-in ke baad, pehle match se 10 min pehle tak claim hote hain.',
    hi: 'ख़ाली स्लॉट चेक-इन के बाद, पहले मैच से 10 मिनट पहले तक क्लेम किए जा सकते हैं।',
  },
  noClaims: {
    en: 'Slots of this tournament cannot be claimed. Its waitlist fills them.',
    'hi-Latn': 'Is tournament ke slots claim nahi hote. Waitlist unhe bharti hai.',
    hi: 'इस टूर्नामेंट के स्लॉट क्लेम नहीं होते। वेटलिस्ट उन्हें भरती है।',
  },
  waitingAlready: {
    en: 'Your team is already on the waitlist of this tournament.',
    'hi-Latn': 'Aapki team is tournament ki waitlist mein pehle se hai.',
    hi: 'आपकी टीम इस टूर्नामेंट की वेटलिस्ट में पहले से है।',
  },
  waitlistFirst: {
    en: 'Teams on the waitlist come first. Join it, and you are told when you move up.',
    'hi-Latn':
      'Pehle waitlist ki teams aati hain. Waitlist join karein, aage badhne par aapko bataya jayega.',
    hi: 'पहले वेटलिस्ट की टीमें आती हैं। वेटलिस्ट जॉइन करें, आगे बढ़ने पर आपको बताया जाएगा।',
  },
  slotsFilled: {
    en: 'All {slots} slots of this tournament are filled.',
    'hi-Latn': 'Is tournament ke sab {slots} slots bhar gaye hain.',
    hi: 'इस टूर्नामेंट के सब {slots} स्लॉट भर गए हैं।',
  },
  slotGone: {
    en: 'No slot is vacant any more: another team was faster.',
    'hi-Latn': 'Ab koi slot khaali nahi hai: doosri team pehle aa gayi.',
    hi: 'अब कोई स्लॉट ख़ाली नहीं है: दूसरी टीम पहले आ गई।',
  },
  slotFree: {
    en: 'A slot is free. Register your team, no need to wait.',
    'hi-Latn': 'Ek slot khaali hai. Team register karein, intezaar ki zaroorat nahi.',
    hi: 'एक स्लॉट ख़ाली है। टीम रजिस्टर करें, इंतज़ार की ज़रूरत नहीं।',
  },
  waitlistFull: {
    en: 'The waitlist is full. Look again later.',
    'hi-Latn': 'Waitlist bhar gayi hai. Baad mein phir dekhein.',
    hi: 'वेटलिस्ट भर गई है। बाद में फिर देखें।',
  },
  takenBy: {
    en: '{count, plural, one {{players} is} other {{players} are}} in this tournament already, with {teams} (same player or same game ID).',
    'hi-Latn':
      '{players} is tournament mein pehle se {count, plural, one {hai} other {hain}}, {teams} ke saath (wahi player ya wahi game ID).',
    hi: '{players} इस टूर्नामेंट में पहले से {count, plural, one {है} other {हैं}}, {teams} के साथ (वही प्लेयर या वही गेम ID)।',
  },
  waitsLonger: {
    en: '{team} waits longer. Give a reason to {count, plural, one {pass it over} other {pass them over}}.',
    'hi-Latn':
      '{team} zyada der se intezaar mein hai. {count, plural, one {Use} other {Unhe}} chhodne ki wajah likhein.',
    hi: '{team} ज़्यादा देर से इंतज़ार में है। {count, plural, one {उसे} other {उन्हें}} छोड़ने की वजह लिखें।',
  },
  noPlaceFree: {
    en: 'No place is free. Free one first.',
    'hi-Latn': 'Koi jagah khaali nahi hai. Pehle ek khaali karein.',
    hi: 'कोई जगह ख़ाली नहीं है। पहले एक ख़ाली करें।',
  },
  onlyReadyMoveUp: {
    en: '{team} has not checked in. Only ready teams move up now.',
    'hi-Latn': '{team} ne check-in nahi kiya hai. Ab sirf taiyaar teams upar aati hain.',
    hi: '{team} ने चेक-इन नहीं किया है। अब सिर्फ़ तैयार टीमें ऊपर आती हैं।',
  },
  checkInNotOver: {
    en: 'Check-in is not over: the team has time to come still.',
    'hi-Latn': 'Check-in khatam nahi hua: team ke paas aane ka time abhi hai.',
    hi: 'चेक-इन ख़त्म नहीं हुआ: टीम के पास आने का समय अभी है।',
  },
  notNoShow: {
    en: '{team} is not out as a no-show.',
    'hi-Latn': '{team} no-show ki wajah se bahar nahi hai.',
    hi: '{team} नो-शो की वजह से बाहर नहीं है।',
  },
  placeTaken: {
    en: 'Its place is taken and no other is free. Free one first.',
    'hi-Latn': 'Uski jagah ja chuki hai aur koi aur khaali nahi hai. Pehle ek khaali karein.',
    hi: 'उसकी जगह जा चुकी है और कोई और ख़ाली नहीं है। पहले एक ख़ाली करें।',
  },
  outAlready: {
    en: '{team} is out of the tournament already.',
    'hi-Latn': '{team} pehle hi tournament se bahar hai.',
    hi: '{team} पहले ही टूर्नामेंट से बाहर है।',
  },
  asksNot: {
    en: '{team} does not ask to withdraw.',
    'hi-Latn': '{team} naam wapas nahi lena chahti.',
    hi: '{team} नाम वापस नहीं लेना चाहती।',
  },
  sameGameId: {
    en: '{player} has the game ID of another player of the team.',
    'hi-Latn': '{player} ki game ID team ke doosre player ki hai.',
    hi: '{player} की गेम ID टीम के दूसरे प्लेयर की है।',
  },
  isOut: {
    en: '{team} is out of the tournament.',
    'hi-Latn': '{team} tournament se bahar hai.',
    hi: '{team} टूर्नामेंट से बाहर है।',
  },
  notFrozen: {
    en: 'Rosters are not frozen yet. The team can withdraw and register with its new player.',
    'hi-Latn':
      'Rosters abhi lock nahi hue. Team naam wapas lekar naye player ke saath register kar sakti hai.',
    hi: 'रोस्टर अभी लॉक नहीं हुए। टीम नाम वापस लेकर नए प्लेयर के साथ रजिस्टर कर सकती है।',
  },
  nobodyWaits: {
    en: 'No team waits for a place.',
    'hi-Latn': 'Koi team jagah ka intezaar nahi kar rahi.',
    hi: 'कोई टीम जगह का इंतज़ार नहीं कर रही।',
  },
  teamNotIn: {
    en: 'This team is not in the tournament.',
    'hi-Latn': 'Yeh team tournament mein nahi hai.',
    hi: 'यह टीम टूर्नामेंट में नहीं है।',
  },
  ownTeam: {
    en: 'You are in this team. Another host decides about it.',
    'hi-Latn': 'Aap is team mein hain. Iska faisla koi aur host karenge.',
    hi: 'आप इस टीम में हैं। इसका फ़ैसला कोई और होस्ट करेंगे।',
  },
  notWaiting: {
    en: '{team} is not on the waitlist.',
    'hi-Latn': '{team} waitlist mein nahi hai.',
    hi: '{team} वेटलिस्ट में नहीं है।',
  },
  hasNoPlace: {
    en: '{team} has no place in this tournament.',
    'hi-Latn': '{team} ki is tournament mein jagah nahi hai.',
    hi: '{team} की इस टूर्नामेंट में जगह नहीं है।',
  },
  choosePlayers: {
    en: 'Choose players who are in your team now, each once.',
    'hi-Latn': 'Woh players chunein jo abhi aapki team mein hain, har ek sirf ek baar.',
    hi: 'वे प्लेयर चुनें जो अभी आपकी टीम में हैं, हर एक सिर्फ़ एक बार।',
  },
  rostersFrozen: {
    en: 'Rosters are frozen now. A host can swap a player.',
    'hi-Latn': 'Rosters ab lock hain. Host player badal sakte hain.',
    hi: 'रोस्टर अब लॉक हैं। होस्ट प्लेयर बदल सकते हैं।',
  },
  withdrawYourself: {
    en: 'You can withdraw yourself still. Nobody has to be asked.',
    'hi-Latn': 'Aap abhi khud naam wapas le sakte hain. Kisi se poochne ki zaroorat nahi.',
    hi: 'आप अभी ख़ुद नाम वापस ले सकते हैं। किसी से पूछने की ज़रूरत नहीं।',
  },
  notRegistered: {
    en: 'Your team is not registered for this tournament.',
    'hi-Latn': 'Aapki team is tournament mein registered nahi hai.',
    hi: 'आपकी टीम इस टूर्नामेंट में रजिस्टर नहीं है।',
  },
  needTeam: {
    en: 'You need a team to take part.',
    'hi-Latn': 'Khelne ke liye team chahiye.',
    hi: 'खेलने के लिए टीम चाहिए।',
  },
  teamPlays: {
    en: 'Your team is playing in a tournament. It can be deleted when that is over, or by an admin.',
    'hi-Latn':
      'Aapki team abhi ek tournament mein khel rahi hai. Uske khatam hone ke baad delete karein, ya admin se kahein.',
    hi: 'आपकी टीम अभी एक टूर्नामेंट में खेल रही है। उसके ख़त्म होने के बाद डिलीट करें, या एडमिन से कहें।',
  },
  notOpenYet: {
    en: 'Registration for this tournament has not opened yet.',
    'hi-Latn': 'Is tournament ka registration abhi nahi khula.',
    hi: 'इस टूर्नामेंट का रजिस्ट्रेशन अभी नहीं खुला।',
  },
  closed: {
    en: 'Registration for this tournament is closed.',
    'hi-Latn': 'Is tournament ka registration band hai.',
    hi: 'इस टूर्नामेंट का रजिस्ट्रेशन बंद है।',
  },
  startedOrOver: {
    en: 'This tournament has started or is over. Ask an admin to take your team out.',
    'hi-Latn':
      'Yeh tournament shuru ho chuka hai ya khatam hai. Apni team hatane ke liye admin se kahein.',
    hi: 'यह टूर्नामेंट शुरू हो चुका है या ख़त्म है। अपनी टीम हटाने के लिए एडमिन से कहें।',
  },
  tooFewPlayers: {
    en: 'Not enough players in your team: {needed} are needed, you have {have}. Share your invite link.',
    'hi-Latn':
      'Aapki team mein players kam hain: {needed} chahiye, aapke paas {have} hain. Apna invite link share karein.',
    hi: 'आपकी टीम में प्लेयर कम हैं: {needed} चाहिए, आपके पास {have} हैं। अपना इनवाइट लिंक शेयर करें।',
  },
  lacks: {
    en: '{player} lacks {lacks}',
    'hi-Latn': '{player} ke paas {lacks} nahi hai',
    hi: '{player} के पास {lacks} नहीं है',
  },
  lacksThis: {
    en: '{player} lacks {lacks}.',
    'hi-Latn': '{player} ke paas {lacks} nahi hai.',
    hi: '{player} के पास {lacks} नहीं है।',
  },
  notInTeamAnyMore: {
    en: '{player} is not in the team any more.',
    'hi-Latn': '{player} ab team mein nahi hain.',
    hi: '{player} अब टीम में नहीं हैं।',
  },
  teamNotReady: {
    en: 'Your team is not ready: {lacking}.',
    'hi-Latn': 'Aapki team taiyaar nahi hai: {lacking}.',
    hi: 'आपकी टीम तैयार नहीं है: {lacking}।',
  },
  oneMore: {
    en: '{before}; {next}',
    'hi-Latn': '{before}; {next}',
    hi: '{before}; {next}',
  },
  notReady: {
    en: 'Not ready: {needed} players are needed, {ready, plural, one {# is} other {# are}} ready.',
    'hi-Latn':
      'Taiyaar nahi: {needed} players chahiye, {ready, plural, one {# taiyaar hai} other {# taiyaar hain}}.',
    hi: 'तैयार नहीं: {needed} प्लेयर चाहिए, {ready, plural, one {# तैयार है} other {# तैयार हैं}}।',
  },
  sentences: {
    en: '{before} {next}',
    'hi-Latn': '{before} {next}',
    hi: '{before} {next}',
  },
  tick: {
    en: 'Tick that this is so for your squad: {declaration}',
    'hi-Latn': 'Tick karein ki aapki squad ke liye yeh sahi hai: {declaration}',
    hi: 'टिक करें कि आपकी स्क्वाड के लिए यह सही है: {declaration}',
  },
  onlyLeadersRegister: {
    en: registrationTexts.onlyLeadersRegister,
    'hi-Latn': 'Register sirf team leader kar sakte hain.',
    hi: 'रजिस्टर सिर्फ़ टीम लीडर कर सकते हैं।',
  },
  leaderHint: {
    en: registrationTexts.leaderHint,
    'hi-Latn': 'Slot sirf team leader register ya cancel kar sakte hain.',
    hi: 'स्लॉट सिर्फ़ टीम लीडर रजिस्टर या रद्द कर सकते हैं।',
  },
  noCheckIn: {
    en: 'This tournament has no check-in. Your slot is yours.',
    'hi-Latn': 'Is tournament mein check-in nahi hai. Slot aapka hai.',
    hi: 'इस टूर्नामेंट में चेक-इन नहीं है। स्लॉट आपका है।',
  },
  calledOff: {
    en: 'This tournament was called off.',
    'hi-Latn': 'Yeh tournament cancel ho gaya.',
    hi: 'यह टूर्नामेंट रद्द हो गया।',
  },
  checkInOpensAt: {
    en: 'Check-in opens at {opens}.',
    'hi-Latn': 'Check-in {opens} par khulega.',
    hi: 'चेक-इन {opens} पर खुलेगा।',
  },
  checkInClosed: {
    en: 'Check-in is closed. Ask a host if your team is here.',
    'hi-Latn': 'Check-in band ho gaya. Aapki team aa gayi hai to host se kahein.',
    hi: 'चेक-इन बंद हो गया। आपकी टीम आ गई है तो होस्ट से कहें।',
  },
  chooseMember: {
    en: 'Choose somebody who is in the team.',
    'hi-Latn': 'Team mein se kisi ko chunein.',
    hi: 'टीम में से किसी को चुनें।',
  },
  notOnRoster: {
    en: 'This player is not on the roster.',
    'hi-Latn': 'Yeh player roster mein nahi hai.',
    hi: 'यह प्लेयर रोस्टर में नहीं है।',
  },
  onRosterAlready: {
    en: '{player} is on the roster already.',
    'hi-Latn': '{player} pehle se roster mein hain.',
    hi: '{player} पहले से रोस्टर में हैं।',
  },
  chooseWaiting: {
    en: 'Choose a team from the waitlist.',
    'hi-Latn': 'Waitlist ki koi team chunein.',
    hi: 'वेटलिस्ट की कोई टीम चुनें।',
  },
  waitingAt: {
    en: 'You are on the waitlist, place {place}.',
    'hi-Latn': 'Aap waitlist mein hain, jagah {place}.',
    hi: 'आप वेटलिस्ट में हैं, जगह {place}।',
  },
  slotClaimed: {
    en: 'Slot {slot} is yours. You are checked in.',
    'hi-Latn': 'Slot {slot} aapka hai. Aapka check-in ho gaya.',
    hi: 'स्लॉट {slot} आपका है। आपका चेक-इन हो गया।',
  },
  checkedIn: {
    en: 'You are checked in.',
    'hi-Latn': 'Aapka check-in ho gaya.',
    hi: 'आपका चेक-इन हो गया।',
  },
  notCheckedInNow: {
    en: 'You are not checked in any more.',
    'hi-Latn': 'Aapka check-in ab nahi hai.',
    hi: 'आपका चेक-इन अब नहीं है।',
  },
  placeGivenBack: {
    en: 'Your place is given back.',
    'hi-Latn': 'Aapki jagah wapas di gayi.',
    hi: 'आपकी जगह वापस दी गई।',
  },
  lineupSaved: {
    en: 'The lineup is saved.',
    'hi-Latn': 'Lineup save ho gaya.',
    hi: 'लाइनअप सेव हो गया।',
  },
  hostsKnow: {
    en: 'The hosts know. One of them decides.',
    'hi-Latn': 'Hosts ko pata hai. Unme se koi faisla karenge.',
    hi: 'होस्ट को पता है। उनमें से कोई फ़ैसला करेंगे।',
  },
  teamIn: {
    en: 'The team is in: slot {slot}.',
    'hi-Latn': 'Team aa gayi: slot {slot}.',
    hi: 'टीम आ गई: स्लॉट {slot}।',
  },
  movesUp: {
    en: 'The team moves up as others do.',
    'hi-Latn': 'Team baakiyon ki tarah upar aayegi.',
    hi: 'टीम बाकियों की तरह ऊपर आएगी।',
  },
  passedOver: {
    en: 'The team is passed over.',
    'hi-Latn': 'Team ko chhod diya gaya.',
    hi: 'टीम को छोड़ दिया गया।',
  },
  teamOut: {
    en: 'The team is out; its place is free.',
    'hi-Latn': 'Team bahar hai; uski jagah khaali hai.',
    hi: 'टीम बाहर है; उसकी जगह ख़ाली है।',
  },
  teamBack: {
    en: 'The team is back in: slot {slot}. Its strike is taken back.',
    'hi-Latn': 'Team wapas aa gayi: slot {slot}. Uski strike wapas le li gayi.',
    hi: 'टीम वापस आ गई: स्लॉट {slot}। उसकी स्ट्राइक वापस ले ली गई।',
  },
  teamDisqualified: {
    en: 'The team is disqualified; its place is free.',
    'hi-Latn': 'Team disqualify hui; uski jagah khaali hai.',
    hi: 'टीम डिसक्वालिफ़ाई हुई; उसकी जगह ख़ाली है।',
  },
  teamStays: {
    en: 'The team stays.',
    'hi-Latn': 'Team rahegi.',
    hi: 'टीम रहेगी।',
  },
  rosterChanged: {
    en: 'The roster is changed.',
    'hi-Latn': 'Roster badal gaya.',
    hi: 'रोस्टर बदल गया।',
  },
  replacedIn: {
    en: 'Replaced: slot {slot}.',
    'hi-Latn': 'Team badal gayi: slot {slot}.',
    hi: 'टीम बदल गई: स्लॉट {slot}।',
  },
  nowIn: {
    en: "You're now in the tournament!",
    'hi-Latn': 'Aap ab tournament mein hain!',
    hi: 'आप अब टूर्नामेंट में हैं!',
  },
  slotGivenBack: {
    en: 'Your slot is given back.',
    'hi-Latn': 'Aapka slot wapas de diya gaya.',
    hi: 'आपका स्लॉट वापस दे दिया गया।',
  },
  slotFreed: {
    en: 'The team is out of the tournament; its slot is free.',
    'hi-Latn': 'Team tournament se bahar hai; uska slot khaali hai.',
    hi: 'टीम टूर्नामेंट से बाहर है; उसका स्लॉट ख़ाली है।',
  },
  filled: {
    en: '{count, plural, =0 {No ready team is waiting, or no place is free.} one {One team moved up.} other {{count} teams moved up.}}',
    'hi-Latn':
      '{count, plural, =0 {Koi taiyaar team intezaar mein nahi, ya koi jagah khaali nahi.} one {Ek team upar aayi.} other {{count} teams upar aayi.}}',
    hi: '{count, plural, =0 {कोई तैयार टीम इंतज़ार में नहीं है, या कोई जगह ख़ाली नहीं है।} one {एक टीम ऊपर आई।} other {{count} टीमें ऊपर आईं।}}',
  },
});
