import { defineTexts } from '../../texts.ts';

export const matchNoticeTexts = defineTexts('matchNotices', {
  ofMatch: {
    en: '{event}, match {no}{attempt, plural, =1 {} other { (replay)}}',
    'hi-Latn': '{event}, match {no}{attempt, plural, =1 {} other { (replay)}}',
    hi: '{event}, मैच {no}{attempt, plural, =1 {} other { (रीप्ले)}}',
  },
  ofGroup: {
    en: '{event}, group {group}, match {no}{attempt, plural, =1 {} other { (replay)}}',
    'hi-Latn': '{event}, group {group}, match {no}{attempt, plural, =1 {} other { (replay)}}',
    hi: '{event}, ग्रुप {group}, मैच {no}{attempt, plural, =1 {} other { (रीप्ले)}}',
  },
  slotTitle: {
    en: 'Slot {slot} · room at {room}',
    'hi-Latn': 'Slot {slot} · room {room} par',
    hi: 'स्लॉट {slot} · रूम {room} पर',
  },
  slotListTitle: {
    en: 'Slot list is out: {event}',
    'hi-Latn': 'Slot list aa gayi: {event}',
    hi: 'स्लॉट लिस्ट आ गई: {event}',
  },
  slotList: {
    en: '{event}, {stage}: see your group and your room slot before match time.',
    'hi-Latn': '{event}, {stage}: match se pehle apna group aur room slot dekhein.',
    hi: '{event}, {stage}: मैच से पहले अपना ग्रुप और रूम स्लॉट देखें।',
  },
  slotsChangedTitle: {
    en: 'Slot list changed: {event}',
    'hi-Latn': 'Slot list badli: {event}',
    hi: 'स्लॉट लिस्ट बदली: {event}',
  },
  newSlotTitle: {
    en: 'New slot list: slot {slot} · room at {room}',
    'hi-Latn': 'Nayi slot list: slot {slot} · room {room} par',
    hi: 'नई स्लॉट लिस्ट: स्लॉट {slot} · रूम {room} पर',
  },
  slotsChanged: {
    en: '{event}, {stage} has a new slot list. Check your room slot again.',
    'hi-Latn': '{event}, {stage} ki nayi slot list hai. Apna room slot phir dekhein.',
    hi: '{event}, {stage} की नई स्लॉट लिस्ट है। अपना रूम स्लॉट फिर देखें।',
  },
  roomOpenTitle: {
    en: 'Room is open: {match}',
    'hi-Latn': 'Room khul gaya: {match}',
    hi: 'रूम खुल गया: {match}',
  },
  roomOpenSlotTitle: {
    en: 'Room is open, slot {slot}: {match}',
    'hi-Latn': 'Room khul gaya, slot {slot}: {match}',
    hi: 'रूम खुल गया, स्लॉट {slot}: {match}',
  },
  roomOpen: {
    en: '{map}, {when}. Tap Show room and get your squad in.',
    'hi-Latn': '{map}, {when}. “Room dikhayein” dabayein aur squad ko andar laayein.',
    hi: '{map}, {when}। “रूम दिखाएँ” दबाएँ और स्क्वाड को अंदर लाएँ।',
  },
  roomChangedTitle: {
    en: 'Room changed: {match}',
    'hi-Latn': 'Room badal gaya: {match}',
    hi: 'रूम बदल गया: {match}',
  },
  roomChanged: {
    en: 'The old room does not count any more. Leave it, tap Show room and join the new one.',
    'hi-Latn':
      'Purana room ab nahi chalega. Use chhodein, “Room dikhayein” dabayein aur naye mein aayein.',
    hi: 'पुराना रूम अब नहीं चलेगा। उसे छोड़ें, “रूम दिखाएँ” दबाएँ और नए में आएँ।',
  },
  movedTitle: {
    en: 'New time {time}: {match}',
    'hi-Latn': 'Naya time {time}: {match}',
    hi: 'नया समय {time}: {match}',
  },
  moved: {
    en: '{map} starts on {when} now.',
    'hi-Latn': '{map} ab {when} shuru hoga.',
    hi: '{map} अब {when} शुरू होगा।',
  },
  postponedTitle: {
    en: 'Postponed: {match}',
    'hi-Latn': 'Postpone hua: {match}',
    hi: 'टल गया: {match}',
  },
  postponed: {
    en: '{reason} The new time comes here.',
    'hi-Latn': '{reason} Naya time yahin aayega.',
    hi: '{reason} नया समय यहीं आएगा।',
  },
  cancelledTitle: {
    en: 'Cancelled: {match}',
    'hi-Latn': 'Cancel: {match}',
    hi: 'रद्द: {match}',
  },
  cancelled: {
    en: '{reason} You do not have to play it.',
    'hi-Latn': '{reason} Ise khelna nahi hai.',
    hi: '{reason} इसे खेलना नहीं है।',
  },
  replayTitle: {
    en: 'Replay at {time}: {match}',
    'hi-Latn': 'Replay {time}: {match}',
    hi: 'रीप्ले {time}: {match}',
  },
  replay: {
    en: 'The match was made void: {reason} It is played again on {when}, in a new room.',
    'hi-Latn': 'Match void hua: {reason} Naye room mein {when} phir khela jayega.',
    hi: 'मैच रद्द हुआ: {reason} नए रूम में {when} फिर खेला जाएगा।',
  },
  lateRoomTitle: {
    en: 'Room not released in time: {match}',
    'hi-Latn': 'Room time par nahi khula: {match}',
    hi: 'रूम समय पर नहीं खुला: {match}',
  },
  lateRoom: {
    en: 'The server was late, so the room stayed closed. Release it by hand, move the match or cancel it.',
    'hi-Latn':
      'Server late tha, isliye room band raha. Room khud kholein, match aage karein ya cancel karein.',
    hi: 'सर्वर लेट था, इसलिए रूम बंद रहा। रूम ख़ुद खोलें, मैच आगे करें या रद्द करें।',
  },
  noRoomTitle: {
    en: 'No room yet: {match}',
    'hi-Latn': 'Abhi room nahi hai: {match}',
    hi: 'अभी रूम नहीं है: {match}',
  },
  noRoom: {
    en: 'It is time, and room id and password are missing. Enter them and tap Release, or move the match.',
    'hi-Latn':
      'Time ho gaya, aur room ID aur password nahi hai. Daalein aur “Room release karein” dabayein, ya match aage karein.',
    hi: 'समय हो गया, और रूम ID और पासवर्ड नहीं है। डालें और “रूम रिलीज़ करें” दबाएँ, या मैच आगे करें।',
  },
  smallLobbyTitle: {
    en: 'Few teams in the lobby: {match}',
    'hi-Latn': 'Lobby mein kam teams: {match}',
    hi: 'लॉबी में कम टीमें: {match}',
  },
  smallLobby: {
    en: 'Less than 60 % of the teams are there. Start it anyway, merge lobbies with a new draw, or postpone it.',
    'hi-Latn':
      '60 % se kam teams aayi hain. Phir bhi shuru karein, naye draw se lobbies milayein, ya postpone karein.',
    hi: '60 % से कम टीमें आई हैं। फिर भी शुरू करें, नए ड्रॉ से लॉबी मिलाएँ, या टालें।',
  },
});
