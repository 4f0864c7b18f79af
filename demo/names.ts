/** Names of the people in the demo organisation. Every list is drawn from in a fixed order. */

export const firstNames = words(`
  Aarush Abhinav Aditi Advait Akash Aman Amrit Anjali Ankit Anup Arnav Ashwin Atharv Ayaan
  Bhavesh Chetan Chirag Deepak Devansh Dinesh Eshan Farhan Gaurav Gautam Girish Hari Hemant
  Himanshu Hriday Irfan Ishita Jatin Jayesh Kartik Keshav Kiran Krish Kunal Lakshya Madhav
  Mahesh Mayank Mihir Mrinal Neeraj Nihal Nishant Ojas Parth Piyush Pooja Prateek Rahul Rajat
  Rakesh Ritvik Rohit Sahil Samarth Sandeep Sarthak Shivam Shreya Siddhant Sneha Sourav Sunny
  Tanmay Tushar Udit Vansh Vedant Vignesh Vikas Vinay Vishal Vivek Yash Yogesh Zaid
`);

export const lastNames = words(`
  Agarwal Ansari Barman Bhatt Borah Chauhan Chettri Das Deshmukh Dubey Fernandes Gill Gogoi
  Gupta Iyer Jadhav Jain Joshi Kamble Khan Kulkarni Kumar Lepcha Mahato Malik Mehra Menon
  Mishra Naidu Nair Negi Pandey Patel Patil Pawar Rana Rao Rathod Roy Sahu Saikia Sharma
  Shetty Singh Solanki Subramaniam Thakur Tiwari Verma Yadav
`);

/** People with names in their own script, or long names. */
export const unusualNames: readonly (readonly [name: string, handle: string])[] = [
  ['आरव शर्मा', 'aarav.sharma'],
  ['Venkata Satya Sai Subrahmanya Narasimha Rao', 'vss.narasimha'],
  ['प्रणव कुलकर्णी', 'pranav.kulkarni'],
  ['Thiruvananthapuram Padmanabhan Krishnan', 'tp.krishnan'],
  ['অনির্বাণ দত্ত', 'anirban.datta'],
  ['Mohammed Abdul Rahman Siddiqui', 'mar.siddiqui'],
  ['कबीर राजपूत', 'kabir.rajput'],
  ['தமிழ் செல்வன்', 'tamil.selvan'],
];

/** Captains who can sign in through the sandbox Discord: its user name, and their name on the site. */
export const discordCaptains: readonly (readonly [username: string, name: string])[] = [
  ['ananya.igl', 'Ananya Iyer'],
  ['diya_sniper', 'Diya Nair'],
  ['meera.plays', 'Meera Joshi'],
  ['kavya_rush', 'Kavya Shetty'],
  ['riya.support', 'Riya Das'],
  ['sana_clutch', 'Sana Shaikh'],
  ['tanvi.drops', 'Tanvi Kulkarni'],
  ['zara_sanhok', 'Zara Ansari'],
  ['imran.m416', 'Imran Malik'],
  ['faizan_kar98', 'Faizan Khan'],
  ['gurpreet.ops', 'Gurpreet Gill'],
  ['jaspreet_gg', 'Jaspreet Sandhu'],
  ['lalit.vikendi', 'Lalit Negi'],
  ['mohit_entry', 'Mohit Chauhan'],
];

/** In-game nicknames, after the team's tag. */
export const nicknames = words(`
  VIPER Ghost ROCKY Zenith OGGY Toofan STRIKER Nawab Falcon JADU Blaze Sultan RUDRA Phantom
  Bijli KRATOS Echo Sher NINJA Cobra Badshah Torque AXE Meteor Bhai SPARK Maverick Trishul
  NOVA Chakra Hunter Vajra LOKI Tiger Pulse Arya SHADOW Kaal Raptor Dhoom
`);

export interface TeamPlan {
  name: string;
  /** Prefix of its players' in-game names. */
  tag: string;
  players: number;
  /** Weeks since the team was created. */
  weeksAgo: number;
}

/** Playing teams, oldest first: past tournaments had fewer of them. */
export const teamPlans: readonly TeamPlan[] = [
  { name: 'Nagpur Night Owls', tag: 'NNO', players: 5, weeksAgo: 11.5 },
  { name: 'Deccan Raiders', tag: 'DR', players: 4, weeksAgo: 11.1 },
  { name: 'Aizawl Airborne', tag: 'AA', players: 4, weeksAgo: 10.7 },
  { name: 'Brahmaputra Blaze', tag: 'BB', players: 5, weeksAgo: 10.3 },
  { name: 'Konkan Kraits', tag: 'KK', players: 4, weeksAgo: 9.9 },
  { name: 'Chambal Outlaws', tag: 'CO', players: 6, weeksAgo: 9.5 },
  { name: 'Zero Recoil', tag: 'ZR', players: 4, weeksAgo: 9.2 },
  { name: 'Ludhiana Lynx', tag: 'LL', players: 4, weeksAgo: 8.9 },
  { name: 'रात के शिकारी', tag: 'RKS', players: 4, weeksAgo: 8.0 },
  { name: 'Vizag Vipers', tag: 'VV', players: 5, weeksAgo: 7.5 },
  { name: 'Thar Desert Foxes', tag: 'TDF', players: 4, weeksAgo: 7.0 },
  { name: 'Sundarbans Stalkers of the Eastern Delta', tag: 'SSED', players: 4, weeksAgo: 6.5 },
  { name: 'Hot Drop Haveli', tag: 'HDH', players: 5, weeksAgo: 5.8 },
  { name: 'Third Party Crashers', tag: 'TPC', players: 4, weeksAgo: 5.3 },
  { name: 'Kaziranga Rhinos', tag: 'KR', players: 4, weeksAgo: 4.9 },
  { name: 'Pochinki Postmen', tag: 'PP', players: 4, weeksAgo: 4.5 },
  { name: 'Charminar Chargers', tag: 'CC', players: 5, weeksAgo: 4.2 },
  { name: 'Last Zone Survivors', tag: 'LZS', players: 4, weeksAgo: 3.8 },
  { name: 'Western Ghats Wolves', tag: 'WGW', players: 4, weeksAgo: 3.5 },
  { name: 'दिल्ली ड्रॉप स्क्वाड', tag: 'DDS', players: 5, weeksAgo: 3.2 },
  { name: 'Sabarmati Snipers', tag: 'SS', players: 4, weeksAgo: 2.9 },
  { name: 'Blue Zone Brigade', tag: 'BZB', players: 4, weeksAgo: 2.6 },
  { name: 'Coorg Cobras', tag: 'CRG', players: 6, weeksAgo: 2.3 },
  { name: 'Himalayan Heights', tag: 'HH', players: 4, weeksAgo: 2.0 },
];

/** Complete, but not registered in the open tournament. */
export const readyTeamPlan: TeamPlan = {
  name: 'Monsoon Mavericks',
  tag: 'MM',
  players: 5,
  weeksAgo: 1.2,
};

/** Two players short of a squad. */
export const shortTeamPlan: TeamPlan = {
  name: 'Howrah Bridge Burners',
  tag: 'HBB',
  players: 2,
  weeksAgo: 0.5,
};

function words(text: string): [string, ...string[]] {
  return text.trim().split(/\s+/) as [string, ...string[]];
}
