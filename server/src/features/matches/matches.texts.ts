import { defineTexts } from '../../texts.ts';

export const matchesTexts = defineTexts('matches', {
  match: { en: 'Match {no}', 'hi-Latn': 'Match {no}', hi: 'मैच {no}' },
  groupMatch: {
    en: 'Group {group}, match {no}',
    'hi-Latn': 'Group {group}, match {no}',
    hi: 'ग्रुप {group}, मैच {no}',
  },
  replay: { en: '{match} (replay)', 'hi-Latn': '{match} (replay)', hi: '{match} (रीप्ले)' },
  head: {
    en: '{match} · {map} · {at}',
    'hi-Latn': '{match} · {map} · {at}',
    hi: '{match} · {map} · {at}',
  },
  listVersion: {
    en: 'Slot list v{version}, {at}',
    'hi-Latn': 'Slot list v{version}, {at}',
    hi: 'स्लॉट लिस्ट v{version}, {at}',
  },
  matchAt: {
    en: '{match} ({stage}, {at})',
    'hi-Latn': '{match} ({stage}, {at})',
    hi: '{match} ({stage}, {at})',
  },
  playsElsewhere: {
    en: '{team} plays in {event} on {at} as well.',
    'hi-Latn': '{team} {at} ko {event} mein bhi khel rahi hai.',
    hi: '{team} {at} को {event} में भी खेल रही है।',
  },
  onlyLeaderCalendar: {
    en: 'Only the leader makes a new address for the calendar.',
    'hi-Latn': 'Calendar ka naya address sirf leader banate hain.',
    hi: 'कैलेंडर का नया एड्रेस सिर्फ़ लीडर बनाते हैं।',
  },
  noRoomNow: {
    en: 'There is no room for your team now.',
    'hi-Latn': 'Abhi aapki team ke liye koi room nahi hai.',
    hi: 'अभी आपकी टीम के लिए कोई रूम नहीं है।',
  },
  roomForLobby: {
    en: 'This room is for the checked-in teams of its lobby.',
    'hi-Latn': 'Yeh room sirf is lobby ki un teams ke liye hai jinka check-in ho gaya.',
    hi: 'यह रूम सिर्फ़ इस लॉबी की उन टीमों के लिए है जिनका चेक-इन हो गया।',
  },
  noRoomYet: {
    en: 'There is no room for this match yet.',
    'hi-Latn': 'Is match ka room abhi nahi bana hai.',
    hi: 'इस मैच का रूम अभी नहीं बना है।',
  },
  fewTeams: {
    en: '{present} of {seats} teams are there, less than 60 %. Start it anyway, merge lobbies with a new draw, or postpone it.',
    'hi-Latn':
      '{seats} mein se {present} teams aayi hain, 60 % se kam. Phir bhi shuru karein, naye draw se lobbies milayein, ya postpone karein.',
    hi: '{seats} में से {present} टीमें आई हैं, 60 % से कम। फिर भी शुरू करें, नए ड्रॉ से लॉबी मिलाएँ, या टालें।',
  },
  tooClose: {
    en: '{second} would start within {minutes} minutes of {first}, with the same teams.',
    'hi-Latn': '{second} {first} ke {minutes} minute ke andar shuru hoga, unhi teams ke saath.',
    hi: '{second} {first} के {minutes} मिनट के अंदर शुरू होगा, उन्हीं टीमों के साथ।',
  },
  inThePast: {
    en: '{match} would start in the past.',
    'hi-Latn': '{match} ka time nikal chuka hoga.',
    hi: '{match} का समय निकल चुका होगा।',
  },
  roomIsOut: {
    en: 'The room is released. Replace it, so that everybody is told.',
    'hi-Latn': 'Room release ho chuka hai. Use replace karein, taaki sabko pata chale.',
    hi: 'रूम रिलीज़ हो चुका है। उसे बदलें, ताकि सबको पता चले।',
  },
  enterRoom: {
    en: 'Enter room id and password first.',
    'hi-Latn': 'Pehle room ID aur password daalein.',
    hi: 'पहले रूम ID और पासवर्ड डालें।',
  },
  roomChannel: {
    en: 'room {match}',
    'hi-Latn': 'room {match}',
    hi: 'रूम {match}',
  },
  postedRoomId: {
    en: 'Room id: {id}',
    'hi-Latn': 'Room ID: {id}',
    hi: 'रूम ID: {id}',
  },
  postedPassword: {
    en: 'Password: {password}',
    'hi-Latn': 'Password: {password}',
    hi: 'पासवर्ड: {password}',
  },
  postedUntil: {
    en: 'For this lobby alone. It stands here until {time}, then on the match page.',
    'hi-Latn': 'Sirf isi lobby ke liye. Yahan {time} tak rahega, uske baad match page par.',
    hi: 'सिर्फ़ इसी लॉबी के लिए। यहाँ {time} तक रहेगा, उसके बाद मैच पेज पर।',
  },
  publishDraw: {
    en: 'Publish the draw first: nobody is in this lobby yet.',
    'hi-Latn': 'Pehle draw publish karein: is lobby mein abhi koi nahi hai.',
    hi: 'पहले ड्रॉ पब्लिश करें: इस लॉबी में अभी कोई नहीं है।',
  },
  nothingToReplace: {
    en: 'There is no room to replace yet.',
    'hi-Latn': 'Replace karne ke liye abhi koi room nahi hai.',
    hi: 'बदलने के लिए अभी कोई रूम नहीं है।',
  },
  roomHidden: {
    en: 'This match is over for its room: the details are hidden.',
    'hi-Latn': 'Is match ka room ab band hai: details chhupa di gayi hain.',
    hi: 'इस मैच का रूम अब बंद है: जानकारी छिपा दी गई है।',
  },
  roomNotOpen: {
    en: 'The room is not open yet. It opens before the match.',
    'hi-Latn': 'Room abhi nahi khula. Match se pehle khulega.',
    hi: 'रूम अभी नहीं खुला। मैच से पहले खुलेगा।',
  },
  isNow: {
    en: 'This match {state, select, scheduled {is scheduled and its room is not released} room_released {has its room released} playing {is being played} results_in {has results already} published {is published} final {is final} postponed {is postponed} cancelled {is cancelled} other {is void}}. Load it again.',
    'hi-Latn':
      '{state, select, scheduled {Yeh match scheduled hai aur iska room release nahi hua} room_released {Is match ka room release ho chuka hai} playing {Yeh match chal raha hai} results_in {Is match ke results aa chuke hain} published {Yeh match publish ho chuka hai} final {Yeh match final hai} postponed {Yeh match postpone hai} cancelled {Yeh match cancel ho chuka hai} other {Yeh match void hai}}. Dobara load karein.',
    hi: '{state, select, scheduled {यह मैच तय है और इसका रूम रिलीज़ नहीं हुआ} room_released {इस मैच का रूम रिलीज़ हो चुका है} playing {यह मैच चल रहा है} results_in {इस मैच के रिज़ल्ट आ चुके हैं} published {यह मैच पब्लिश हो चुका है} final {यह मैच फ़ाइनल है} postponed {यह मैच टल गया है} cancelled {यह मैच रद्द हो चुका है} other {यह मैच रद्द है और रीप्ले होगा}}। दोबारा लोड करें।',
  },
  planned: {
    en: 'The matches are planned.',
    'hi-Latn': 'Matches plan ho gaye.',
    hi: 'मैच प्लान हो गए।',
  },
  timeSet: {
    en: 'The new time is set. The lobby is told.',
    'hi-Latn': 'Naya time set ho gaya. Lobby ko bata diya gaya.',
    hi: 'नया समय तय हो गया। लॉबी को बता दिया गया।',
  },
  changed: {
    en: 'The match is changed.',
    'hi-Latn': 'Match badal gaya.',
    hi: 'मैच बदल गया।',
  },
  isOn: {
    en: 'The match is on.',
    'hi-Latn': 'Match shuru.',
    hi: 'मैच शुरू।',
  },
  startTakenBack: {
    en: 'The start is taken back.',
    'hi-Latn': 'Start wapas le liya gaya.',
    hi: 'शुरुआत वापस ले ली गई।',
  },
  postponed: {
    en: 'The match is postponed. The lobby is told.',
    'hi-Latn': 'Match postpone ho gaya. Lobby ko bata diya gaya.',
    hi: 'मैच टल गया। लॉबी को बता दिया गया।',
  },
  cancelled: {
    en: 'The match is cancelled. The lobby is told.',
    'hi-Latn': 'Match cancel ho gaya. Lobby ko bata diya gaya.',
    hi: 'मैच रद्द हो गया। लॉबी को बता दिया गया।',
  },
  oneLobby: {
    en: 'One lobby now. Its teams are told, with their slots.',
    'hi-Latn': 'Ab ek lobby hai. Uski teams ko unke slot ke saath bata diya gaya.',
    hi: 'अब एक लॉबी है। उसकी टीमों को उनके स्लॉट के साथ बता दिया गया।',
  },
  isVoid: {
    en: 'The match is void. The lobby is told of the replay.',
    'hi-Latn': 'Match void hua. Lobby ko replay ke baare mein bata diya gaya.',
    hi: 'मैच रद्द हुआ। लॉबी को रीप्ले के बारे में बता दिया गया।',
  },
  roomSaved: {
    en: 'The room is saved. Only hosts see it until it is released.',
    'hi-Latn': 'Room save ho gaya. Release hone tak sirf hosts dekhte hain.',
    hi: 'रूम सेव हो गया। रिलीज़ होने तक सिर्फ़ होस्ट देखते हैं।',
  },
  roomOut: {
    en: 'The room is open to the lobby.',
    'hi-Latn': 'Room lobby ke liye khul gaya.',
    hi: 'रूम लॉबी के लिए खुल गया।',
  },
  roomReplaced: {
    en: 'The room is replaced. Everybody who saw the old one is told.',
    'hi-Latn': 'Room replace ho gaya. Jisne purana dekha tha sabko bata diya gaya.',
    hi: 'रूम बदल गया। जिसने पुराना देखा था सबको बता दिया गया।',
  },
  mapsSaved: {
    en: 'The maps are saved.',
    'hi-Latn': 'Maps save ho gaye.',
    hi: 'मैप सेव हो गए।',
  },
  calendarNew: {
    en: 'The calendar has a new address. The old one no longer works.',
    'hi-Latn': 'Calendar ka naya address hai. Purana ab kaam nahi karega.',
    hi: 'कैलेंडर का नया एड्रेस है। पुराना अब काम नहीं करेगा।',
  },
});
