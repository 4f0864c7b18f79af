import { pathTo } from '@one-dream/contract/pages.ts';
import { defineNotices } from '../../platform/work/define-notices.ts';
import { teamMark } from '../../platform/work/stored-notice.ts';
import { defineTexts } from '../../texts.ts';

const texts = defineTexts('teamNotices', {
  nowLeaderTitle: {
    en: 'You lead {team} now',
    'hi-Latn': 'Ab aap {team} ke leader hain',
    hi: 'अब आप {team} के लीडर हैं',
  },
});

export const teamNotices = defineNotices(
  'teamNotices',
  {
    joined: {
      kind: 'playerJoined',
      about: 'player {team} {player}',
      title: {
        en: '{player} joined {team}',
        'hi-Latn': '{player} {team} mein aa gaye',
        hi: '{player} {team} में आ गए',
      },
      description: {
        en: 'Your squad has grown. See who is in it.',
        'hi-Latn': 'Aapki squad badi ho gayi. Dekhein kaun kaun hai.',
        hi: 'आपकी स्क्वाड बड़ी हो गई। देखें कौन-कौन है।',
      },
    },
    left: {
      kind: 'playerLeft',
      about: 'player {team} {player}',
      title: {
        en: '{player} left {team}',
        'hi-Latn': '{player} ne {team} chhod di',
        hi: '{player} ने {team} छोड़ दी',
      },
      description: {
        en: 'Share your invite link to fill the place.',
        'hi-Latn': 'Jagah bharne ke liye apna invite link share karein.',
        hi: 'जगह भरने के लिए अपना इनवाइट लिंक शेयर करें।',
      },
    },
    kicked: {
      title: {
        en: 'You are no longer in {team}',
        'hi-Latn': 'Aap ab {team} mein nahi hain',
        hi: 'आप अब {team} में नहीं हैं',
      },
      description: {
        en: 'The leader took you out of the team. You can join or create another one.',
        'hi-Latn':
          'Leader ne aapko team se hata diya. Aap doosri team join kar sakte hain ya nayi bana sakte hain.',
        hi: 'लीडर ने आपको टीम से हटा दिया। आप दूसरी टीम जॉइन कर सकते हैं या नई बना सकते हैं।',
      },
    },
    deleted: {
      kind: 'teamDeleted',
      title: {
        en: '{team} was deleted',
        'hi-Latn': '{team} delete ho gayi',
        hi: '{team} डिलीट हो गई',
      },
      description: {
        en: 'The team is gone. You can join or create another one.',
        'hi-Latn':
          'Team ab nahi rahi. Aap doosri team join kar sakte hain ya nayi bana sakte hain.',
        hi: 'टीम अब नहीं रही। आप दूसरी टीम जॉइन कर सकते हैं या नई बना सकते हैं।',
      },
    },
    nowLeader: {
      title: texts.nowLeaderTitle,
      description: {
        en: 'The account of the leader was deleted, and you have been in the team longest.',
        'hi-Latn': 'Leader ka account delete ho gaya, aur team mein sabse purane aap hain.',
        hi: 'लीडर का अकाउंट डिलीट हो गया, और टीम में सबसे पुराने आप हैं।',
      },
    },
    handedToYou: {
      kind: 'nowLeader',
      title: texts.nowLeaderTitle,
      description: {
        en: 'The leader handed the team over to you, with its tournaments.',
        'hi-Latn': 'Leader ne team aapko de di, uske tournaments ke saath.',
        hi: 'लीडर ने टीम आपको दे दी, उसके टूर्नामेंट के साथ।',
      },
    },
    coLeaderMade: {
      kind: 'coLeader',
      title: {
        en: 'You are co-leader of {team}',
        'hi-Latn': 'Aap {team} ke co-leader hain',
        hi: 'आप {team} के को-लीडर हैं',
      },
      description: {
        en: 'You may register and withdraw the team, change its lineup and invite players.',
        'hi-Latn':
          'Aap team ko register kar sakte hain, lineup badal sakte hain aur players bula sakte hain.',
        hi: 'आप टीम को रजिस्टर कर सकते हैं, लाइनअप बदल सकते हैं और प्लेयर बुला सकते हैं।',
      },
    },
    coLeaderEnded: {
      kind: 'coLeader',
      title: {
        en: 'You are no longer co-leader of {team}',
        'hi-Latn': 'Aap ab {team} ke co-leader nahi hain',
        hi: 'आप अब {team} के को-लीडर नहीं हैं',
      },
      description: {
        en: 'You are still in the team as a player.',
        'hi-Latn': 'Aap team mein player bane hue hain.',
        hi: 'आप टीम में प्लेयर बने हुए हैं।',
      },
    },
    leaderChanged: {
      title: {
        en: '{leader} leads {team} now',
        'hi-Latn': 'Ab {leader} {team} ke leader hain',
        hi: 'अब {leader} {team} के लीडर हैं',
      },
      description: {
        en: 'The team has a new leader. Ask them about tournaments and the lineup.',
        'hi-Latn': 'Team ka naya leader hai. Tournaments aur lineup ke baare mein unse poochein.',
        hi: 'टीम का नया लीडर है। टूर्नामेंट और लाइनअप के बारे में उनसे पूछें।',
      },
    },
    renamed: {
      kind: 'teamRenamed',
      title: {
        en: '{before} is {after} now',
        'hi-Latn': '{before} ab {after} hai',
        hi: '{before} अब {after} है',
      },
      description: {
        en: 'Your team has a new name. Tournaments it is in keep the one before.',
        'hi-Latn':
          'Aapki team ka naya naam hai. Jin tournaments mein team hai, unme purana naam rahega.',
        hi: 'आपकी टीम का नया नाम है। जिन टूर्नामेंट में टीम है, उनमें पुराना नाम रहेगा।',
      },
    },
    waits: {
      kind: 'teamWaits',
      about: 'team {team} reminder',
      title: {
        en: '{team} waits for you: you lack {lacks}',
        'hi-Latn': '{team} aapka intezaar kar rahi hai: aapke paas {lacks} nahi hai',
        hi: '{team} आपका इंतज़ार कर रही है: आपके पास {lacks} नहीं है',
      },
      description: {
        en: 'Without it your team cannot register.',
        'hi-Latn': 'Iske bina aapki team register nahi kar sakti.',
        hi: 'इसके बिना आपकी टीम रजिस्टर नहीं कर सकती।',
      },
    },
    asksToJoin: {
      about: 'player {team} {player}',
      link: pathTo('findTeam'),
      title: {
        en: '{player} wants to join {team}',
        'hi-Latn': '{player} {team} mein aana chahte hain',
        hi: '{player} {team} में आना चाहते हैं',
      },
      description: {
        en: 'Look at who they are, then accept or decline.',
        'hi-Latn': 'Dekhein kaun hain, phir accept ya decline karein.',
        hi: 'देखें कौन हैं, फिर हाँ या ना कहें।',
      },
    },
    teamAsks: {
      about: 'asked {team}',
      link: pathTo('findTeam'),
      title: {
        en: '{team} wants you',
        'hi-Latn': '{team} aapko chahti hai',
        hi: '{team} आपको चाहती है',
      },
      description: {
        en: 'The team asks you to join. Accept or decline.',
        'hi-Latn': 'Team aapko join karne ko keh rahi hai. Accept ya decline karein.',
        hi: 'टीम आपको जॉइन करने को कह रही है। हाँ या ना कहें।',
      },
    },
    letIn: {
      title: { en: 'You are in {team}', 'hi-Latn': 'Aap {team} mein hain', hi: 'आप {team} में हैं' },
      description: {
        en: 'The leader let you in. Say hello to your team.',
        'hi-Latn': 'Leader ne aapko le liya. Apni team ko hello bolein.',
        hi: 'लीडर ने आपको ले लिया। अपनी टीम को हैलो बोलें।',
      },
    },
    declinedByTeam: {
      about: 'asked {team}',
      link: pathTo('findTeam'),
      title: {
        en: '{team} said no',
        'hi-Latn': '{team} ne mana kar diya',
        hi: '{team} ने मना कर दिया',
      },
      description: {
        en: 'Other teams look for players, too.',
        'hi-Latn': 'Doosri teams ko bhi player chahiye.',
        hi: 'दूसरी टीमों को भी प्लेयर चाहिए।',
      },
    },
    declinedByPlayer: {
      about: 'player {team} {player}',
      link: pathTo('findTeam'),
      title: {
        en: '{player} declined {team}',
        'hi-Latn': '{player} ne {team} ko mana kar diya',
        hi: '{player} ने {team} को मना कर दिया',
      },
      description: {
        en: 'Other players look for a team, too.',
        'hi-Latn': 'Doosre players ko bhi team chahiye.',
        hi: 'दूसरे प्लेयर को भी टीम चाहिए।',
      },
    },
  },
  (team: string) => ({
    values: { team },
    link: pathTo('profile'),
    about: `team ${team}`,
    mark: teamMark(team),
  }),
);
