import { createTeamRefusals } from '@one-dream/contract/features/teams/teams.values.ts';
import { defineTexts } from '../../texts.ts';

export const teamsTexts = defineTexts('teams', {
  looksNot: {
    en: 'This team is no longer looking for players.',
    'hi-Latn': 'Is team ko ab players nahi chahiye.',
    hi: 'इस टीम को अब प्लेयर नहीं चाहिए।',
  },
  inGameInfoForTeam: {
    en: 'Set your in-game information first: the team wants to know who you are in the game.',
    'hi-Latn':
      'Pehle apni in-game info bharein: team jaanna chahti hai ki game mein aap kaun hain.',
    hi: 'पहले अपनी इन-गेम जानकारी भरें: टीम जानना चाहती है कि गेम में आप कौन हैं।',
  },
  fullByNow: {
    en: 'This team is full by now.',
    'hi-Latn': 'Yeh team ab bhar chuki hai.',
    hi: 'यह टीम अब भर चुकी है।',
  },
  playerLooksNot: {
    en: 'This player is no longer looking for a team.',
    'hi-Latn': 'Is player ko ab team nahi chahiye.',
    hi: 'इस प्लेयर को अब टीम नहीं चाहिए।',
  },
  yourTeamFull: {
    en: 'Your team is full: a team has at most {most} players.',
    'hi-Latn': 'Aapki team bhari hai: ek team mein zyada se zyada {most} players hote hain.',
    hi: 'आपकी टीम भरी है: एक टीम में ज़्यादा से ज़्यादा {most} प्लेयर होते हैं।',
  },
  askedAlready: {
    en: 'You have asked already. The answer comes to your Alerts.',
    'hi-Latn': 'Aap request pehle hi bhej chuke hain. Jawab aapke Alerts mein aayega.',
    hi: 'आप रिक्वेस्ट पहले ही भेज चुके हैं। जवाब आपके अलर्ट में आएगा।',
  },
  askedByThem: {
    en: 'They have already asked you: answer their request.',
    'hi-Latn': 'Unki request pehle se aayi hui hai: uska jawab dein.',
    hi: 'उनकी रिक्वेस्ट पहले से आई हुई है: उसका जवाब दें।',
  },
  saidNo: {
    en: 'They said no a few days ago. Give it some time.',
    'hi-Latn': 'Unhone kuch din pehle mana kiya tha. Thoda time dein.',
    hi: 'उन्होंने कुछ दिन पहले मना किया था। थोड़ा समय दें।',
  },
  questionsOpen: {
    en: '{count} of your requests are waiting for an answer. Take one back first.',
    'hi-Latn': 'Aapki {count} requests ka jawab aana baaki hai. Pehle ek wapas lein.',
    hi: 'आपकी {count} रिक्वेस्ट का जवाब आना बाकी है। पहले एक वापस लें।',
  },
  answeredAlready: {
    en: 'This request is answered or taken back already.',
    'hi-Latn': 'Is request ka jawab aa chuka hai ya woh wapas li ja chuki hai.',
    hi: 'इस रिक्वेस्ट का जवाब आ चुका है या वह वापस ली जा चुकी है।',
  },
  inGameInfoForTeams: {
    en: 'Set your in-game information first: teams want to know who you are in the game.',
    'hi-Latn':
      'Pehle apni in-game info bharein: teams jaanna chahti hain ki game mein aap kaun hain.',
    hi: 'पहले अपनी इन-गेम जानकारी भरें: टीमें जानना चाहती हैं कि गेम में आप कौन हैं।',
  },
  leadAlready: {
    en: 'You lead this team already.',
    'hi-Latn': 'Aap pehle se is team ke leader hain.',
    hi: 'आप पहले से इस टीम के लीडर हैं।',
  },
  orderAgain: {
    en: 'Your team has changed. Put the players in order once more.',
    'hi-Latn': 'Aapki team badal gayi hai. Players ko dobara order mein rakhein.',
    hi: 'आपकी टीम बदल गई है। प्लेयर को दोबारा क्रम में रखें।',
  },
  isReady: {
    en: '{player} is ready to play.',
    'hi-Latn': '{player} khelne ke liye taiyaar hain.',
    hi: '{player} खेलने के लिए तैयार हैं।',
  },
  remindedAlready: {
    en: '{player} was reminded already. Once in {hours} hours is enough.',
    'hi-Latn': '{player} ko pehle hi yaad dilaya gaya hai. {hours} ghante mein ek baar kaafi hai.',
    hi: '{player} को पहले ही याद दिलाया गया है। {hours} घंटे में एक बार काफ़ी है।',
  },
  nameTakenByNow: {
    en: 'Another team has this name by now. Choose another one for yours.',
    'hi-Latn': 'Ab yeh naam kisi aur team ka hai. Apni team ke liye doosra chunein.',
    hi: 'अब यह नाम किसी और टीम का है। अपनी टीम के लिए दूसरा चुनें।',
  },
  lettersOrNumbers: {
    en: 'Use letters or numbers in the team name.',
    'hi-Latn': 'Team ke naam mein letters ya numbers use karein.',
    hi: 'टीम के नाम में अक्षर या अंक इस्तेमाल करें।',
  },
  nobodysName: {
    en: 'That name would be read as no team, as everybody, or as the organisers. Choose one of your own.',
    'hi-Latn':
      'Is naam ko log koi team nahi, sabko, ya organisers samjhenge. Apna alag naam chunein.',
    hi: 'इस नाम को लोग कोई टीम नहीं, सबको, या आयोजक समझेंगे। अपना अलग नाम चुनें।',
  },
  inGameInfoFirst: {
    en: 'Set your in-game information before joining a team.',
    'hi-Latn': 'Team join karne se pehle apni in-game info bharein.',
    hi: 'टीम जॉइन करने से पहले अपनी इन-गेम जानकारी भरें।',
  },
  inAlready: {
    en: 'You are in this team already.',
    'hi-Latn': 'Aap is team mein pehle se hain.',
    hi: 'आप इस टीम में पहले से हैं।',
  },
  full: {
    en: 'This team is full: a team has at most {most} players.',
    'hi-Latn': 'Yeh team bhari hai: ek team mein zyada se zyada {most} players hote hain.',
    hi: 'यह टीम भरी है: एक टीम में ज़्यादा से ज़्यादा {most} प्लेयर होते हैं।',
  },
  leaderCannotLeave: {
    en: 'A leader cannot leave. Delete the team if you want to end it.',
    'hi-Latn': 'Leader team nahi chhod sakte. Khatam karna ho to team delete karein.',
    hi: 'लीडर टीम नहीं छोड़ सकते। ख़त्म करना हो तो टीम डिलीट करें।',
  },
  cannotKickYourself: {
    en: 'You cannot kick yourself. Delete the team if you want to end it.',
    'hi-Latn': 'Aap khud ko nahi nikaal sakte. Khatam karna ho to team delete karein.',
    hi: 'आप ख़ुद को नहीं निकाल सकते। ख़त्म करना हो तो टीम डिलीट करें।',
  },
  notInYourTeam: {
    en: 'This player is not in your team.',
    'hi-Latn': 'Yeh player aapki team mein nahi hai.',
    hi: 'यह प्लेयर आपकी टीम में नहीं है।',
  },
  inTeamAlready: {
    en: 'You are in a team already. Leave it before you join or create another one.',
    'hi-Latn': 'Aap pehle se ek team mein hain. Doosri join karne ya banane se pehle use chhodein.',
    hi: 'आप पहले से एक टीम में हैं। दूसरी जॉइन करने या बनाने से पहले उसे छोड़ें।',
  },
  inviteInvalid: {
    en: 'This invite link does not work any more. Ask the team leader for a new one.',
    'hi-Latn': 'Yeh invite link ab nahi chalta. Team leader se naya maangein.',
    hi: 'यह इनवाइट लिंक अब नहीं चलता। टीम लीडर से नया माँगें।',
  },
  cannotLead: {
    en: '{player} cannot lead yet: they lack {lacks}.',
    'hi-Latn': '{player} abhi leader nahi ban sakte: {lacks} nahi hai.',
    hi: '{player} अभी लीडर नहीं बन सकते: {lacks} नहीं है।',
  },
  inGameName: {
    en: 'an in-game name',
    'hi-Latn': 'in-game naam',
    hi: 'इन-गेम नाम',
  },
  gameId: {
    en: 'a game ID',
    'hi-Latn': 'game ID',
    hi: 'गेम ID',
  },
  linkedDiscord: {
    en: 'a linked Discord',
    'hi-Latn': 'linked Discord',
    hi: 'लिंक किया Discord',
  },
  createNeedsInGameInfo: {
    en: createTeamRefusals.inGameInfo,
    'hi-Latn': 'Nayi team banane se pehle apni in-game info bharein.',
    hi: 'नई टीम बनाने से पहले अपनी इन-गेम जानकारी भरें।',
  },
  createNeedsDiscord: {
    en: createTeamRefusals.discord,
    'hi-Latn': 'Nayi team banane se pehle apna account Discord se verify karein.',
    hi: 'नई टीम बनाने से पहले अपना अकाउंट Discord से वेरिफ़ाई करें।',
  },
  enterName: {
    en: createTeamRefusals.name,
    'hi-Latn': 'Team ka naam likhein.',
    hi: 'टीम का नाम लिखें।',
  },
  uploadLogo: {
    en: createTeamRefusals.logo,
    'hi-Latn': 'Team ka logo upload karein.',
    hi: 'टीम का लोगो अपलोड करें।',
  },
  nameTaken: {
    en: 'Another team has this name, or one that looks like it. Choose a different one.',
    'hi-Latn': 'Kisi aur team ka yahi ya milta-julta naam hai. Doosra chunein.',
    hi: 'किसी और टीम का यही या मिलता-जुलता नाम है। दूसरा चुनें।',
  },
  these: {
    en: '{lacks}',
    'hi-Latn': '{lacks}',
    hi: '{lacks}',
  },
  listed: {
    en: 'You are in the list for 14 days.',
    'hi-Latn': 'Aap 14 din tak list mein hain.',
    hi: 'आप 14 दिन तक लिस्ट में हैं।',
  },
  unlisted: {
    en: 'You are not in the list any more.',
    'hi-Latn': 'Aap ab list mein nahi hain.',
    hi: 'आप अब लिस्ट में नहीं हैं।',
  },
  asked: {
    en: '{who} is asked. The answer comes to your Alerts.',
    'hi-Latn': '{who} ko request bhej di. Jawab aapke Alerts mein aayega.',
    hi: '{who} को रिक्वेस्ट भेज दी। जवाब आपके अलर्ट में आएगा।',
  },
  youSaidNo: {
    en: 'You said no.',
    'hi-Latn': 'Aapne mana kar diya.',
    hi: 'आपने मना कर दिया।',
  },
  inYourTeam: {
    en: '{player} is in your team.',
    'hi-Latn': '{player} aapki team mein hain.',
    hi: '{player} आपकी टीम में हैं।',
  },
  welcomeTo: {
    en: 'Welcome to {team}!',
    'hi-Latn': '{team} mein swagat hai!',
    hi: '{team} में स्वागत है!',
  },
  questionTakenBack: {
    en: 'The request is taken back.',
    'hi-Latn': 'Request wapas le li gayi.',
    hi: 'रिक्वेस्ट वापस ले ली गई।',
  },
  created: {
    en: 'Team created.',
    'hi-Latn': 'Team ban gayi.',
    hi: 'टीम बन गई।',
  },
  saved: {
    en: 'Your team is saved.',
    'hi-Latn': 'Aapki team save ho gayi.',
    hi: 'आपकी टीम सेव हो गई।',
  },
  coLeaderSet: {
    en: 'Your team has a co-leader now.',
    'hi-Latn': 'Aapki team ka ab ek co-leader hai.',
    hi: 'आपकी टीम का अब एक को-लीडर है।',
  },
  coLeaderEnded: {
    en: 'Your team has no co-leader now.',
    'hi-Latn': 'Aapki team ka ab koi co-leader nahi hai.',
    hi: 'आपकी टीम का अब कोई को-लीडर नहीं है।',
  },
  leadsNow: {
    en: '{leader} leads {team} now.',
    'hi-Latn': 'Ab {leader} {team} ke leader hain.',
    hi: 'अब {leader} {team} के लीडर हैं।',
  },
  lineupSaved: {
    en: 'The lineup is saved.',
    'hi-Latn': 'Lineup save ho gaya.',
    hi: 'लाइनअप सेव हो गया।',
  },
  reminded: {
    en: '{player} is reminded.',
    'hi-Latn': '{player} ko yaad dilaya gaya.',
    hi: '{player} को याद दिलाया गया।',
  },
  inviteReplaced: {
    en: 'The old invite link no longer works.',
    'hi-Latn': 'Purana invite link ab nahi chalega.',
    hi: 'पुराना इनवाइट लिंक अब नहीं चलेगा।',
  },
  youLeft: {
    en: 'You left the team.',
    'hi-Latn': 'Aapne team chhod di.',
    hi: 'आपने टीम छोड़ दी।',
  },
  kicked: {
    en: 'The player is no longer in your team.',
    'hi-Latn': 'Player ab aapki team mein nahi hai.',
    hi: 'प्लेयर अब आपकी टीम में नहीं है।',
  },
  deleted: {
    en: 'The team is deleted.',
    'hi-Latn': 'Team delete ho gayi.',
    hi: 'टीम डिलीट हो गई।',
  },
});
