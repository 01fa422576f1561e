const { answersOf } = require('./answers.js');

answersOf(process.argv[2]).then((answers) => console.log(JSON.stringify(answers)));
