/** Checks the packed tarball as strangers use it: other Node versions, another user on a read-only installation, shells, Python, a game of its own. It needs root, the registry, zsh, fish and Python. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const NODE_VERSIONS = ['20', '22', '24'];
/** The user `nobody` of most systems. */
const OTHER_USER = 65_534;
const GAMES = 1000;

const SCRIPT = `import { createPolicy, describeGame, open } from 'ludoteca';

const games = ${GAMES};
const opponent = createPolicy('uno', 'random', 1);
const total = [0, 0, 0];
let steps = 0;
for (let seed = 0; seed < games; seed++) {
  const episode = open('uno', { seats: 3, seed });
  while (!episode.isOver) {
    const options = episode.legal();
    episode.step(episode.seat === 0 ? options[0]: opponent(episode));
    steps += 1;
  }
  episode.returns().forEach((value, seat) => (total[seat] += value));
}
if (Math.abs(total[0] + total[1] + total[2]) > 1e-6) throw new Error('returns do not add up');
if (describeGame('uno').observationFields.length === 0) throw new Error('no observations');
console.log(games + ' games, ' + steps + ' steps');
`;

const failures = [];

function run(what, program, words, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(program, words, { encoding: 'utf8', ...options });
  const isGood =
    status === (options.status ?? 0) &&
    (options.expected === undefined || `${stdout}${stderr}`.includes(options.expected));
  console.log(`${isGood ? 'ok  ' : 'FAIL'} ${what}`);
  if (!isGood) failures.push(`${what}: ${error?.message ?? ''}${stdout}${stderr}`.slice(0, 2000));
  return stdout;
}

/** Installs packages into a folder from the registry. */
function install(folder, ...packages) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }');
  run(
    `npm install ${packages.map((name) => name.replace(/.*\//, '')).join(' ')}`,
    'npm',
    ['install', '--no-audit', '--no-fund', ...packages],
    { cwd: folder },
  );
}

/** Everybody may read the folder, nobody may write. */
const makeReadOnly = (folder) => spawnSync('chmod', ['-R', 'a-w,a+rX', folder]);

function checkProgram(what, node, folder, options = {}) {
  const program = join(folder, 'node_modules/ludoteca/bin.mjs');
  const cli = (...words) => [program, ...words];
  run(
    `${what}: sim in threads`,
    node,
    cli('sim', 'uno', '--games', '500', '--jobs', '2', '--seed', '1', '--json'),
    { ...options, expected: '"faults":0' },
  );
  run(
    `${what}: play`,
    node,
    cli('play', 'uno', '--players', 'greedy,greedy', '--seed', '1', '--plain', '--dir', options.data),
    options,
  );
  run(`${what}: unwritable home`, node, cli('play', 'uno', '--plain', '--players', 'you,greedy'), {
    ...options,
    env: { ...options.env, HOME: '/nonexistent' },
    status: 1,
    expected: '--dir',
  });
  const serving = `const { spawn } = require('node:child_process');
const child = spawn(process.execPath, [${JSON.stringify(program)}, 'serve', '--port', '0', '--data', ${JSON.stringify(join(options.data, 'server'))}], { stdio: ['ignore', 'pipe', 'inherit'] });
child.stdout.on('data', async (text) => {
  const address = /http:\\S+/.exec(String(text));
  if (address === null) return;
  const page = await fetch(address[0]);
  const games = await (await fetch(address[0] + '/api/games')).json();
  console.log(page.status, games.length);
  child.kill('SIGTERM');
});
child.on('exit', (code) => process.exit(code ?? 1));`;
  run(`${what}: serve`, node, ['-e', serving], { ...options, expected: '200 6' });
}

const home = mkdtempSync(join(tmpdir(), 'ludoteca check '));
chmodSync(home, 0o755);
const [tarball] = readdirSync(join(root, 'out'))
  .filter((name) => /^ludoteca-.*\.tgz$/.test(name))
  .toSorted()
  .toReversed();
if (tarball === undefined) {
  console.error('There is no tarball in out: npm run package builds it.');
  process.exit(2);
}
const packed = join(root, 'out', tarball);
const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' };

try {
  for (const version of NODE_VERSIONS) {
    const folder = join(home, `node ${version}`);
    install(folder, packed, `node@${version}`);
    const node = join(folder, 'node_modules/node/bin/node');
    const data = join(folder, 'data');
    mkdirSync(data);
    writeFileSync(join(folder, 'script.mjs'), SCRIPT);
    run(`Node ${version}: a script plays ${GAMES} games`, node, ['script.mjs'], {
      cwd: folder,
      env,
      expected: `${GAMES} games`,
    });
    if (process.getuid?.() !== 0) checkProgram(`Node ${version}`, node, folder, { env, cwd: home, data });
    else {
      chmodSync(data, 0o777);
      makeReadOnly(join(folder, 'node_modules'));
      checkProgram(`Node ${version}, another user, read-only`, node, folder, {
        env,
        cwd: '/',
        data,
        uid: OTHER_USER,
        gid: OTHER_USER,
      });
    }
  }
  if (process.getuid?.() !== 0) failures.push('the check of another user needs root');

  const prefix = join(home, 'global prefix');
  run(
    'npm install --global',
    'npm',
    ['install', '--global', '--no-audit', '--no-fund', '--prefix', prefix, packed],
    {
      cwd: home,
    },
  );
  makeReadOnly(prefix);
  const installed = { cwd: '/', env: { ...env, PATH: `${join(prefix, 'bin')}:${env.PATH}` } };
  run('the global program', 'ludoteca', ['sim', 'uno', '--games', '9', '--seed', '1', '--json'], {
    ...installed,
    expected: '"faults":0',
  });
  const completions = {
    bash: 'eval "$(ludoteca completion bash)"; COMP_WORDS=(ludoteca ver); COMP_CWORD=1; _ludoteca; echo "${COMPREPLY[@]}"',
    // zsh completes only at a terminal: what it would offer is printed.
    zsh: 'compdef() { :; }; compadd() { print -- "$@"; }; eval "$(ludoteca completion zsh)"; CURRENT=2; _ludoteca',
    fish: "ludoteca completion fish | source; complete -C 'ludoteca ver'",
  };
  for (const [shell, script] of Object.entries(completions))
    run(`completion in ${shell}`, shell, ['-c', script], { ...installed, expected: 'verify' });

  const own = join(home, 'own');
  install(own, packed, 'typescript', 'vitest');
  const bin = join(own, 'node_modules/.bin');
  run('new-game', join(bin, 'ludoteca'), ['new-game', 'old-maid'], { cwd: own, env });
  const game = join(own, 'old-maid');
  // The commands that new-game prints.
  run('a game of its own: npm install', 'npm', ['install', '--no-audit', '--no-fund'], { cwd: game });
  run('a game of its own: build', 'npm', ['run', 'build'], { cwd: game });
  run('a game of its own: conformance', 'npm', ['test'], { cwd: game });
  run(
    'a game of its own: sim',
    join(bin, 'ludoteca'),
    ['--game', game, 'sim', 'old-maid', '--games', '300', '--jobs', '2', '--seed', '1', '--json'],
    { cwd: own, env, expected: '"faults":0' },
  );
  run(
    'a strict TypeScript script',
    'sh',
    [
      '-c',
      `cp '${join(home, `node ${NODE_VERSIONS[0]}`, 'script.mjs')}' script.mts && sed -i 's/options\\[0\\]/options[0]!/; s/total\\[seat\\]/total[seat]!/; s/total\\[0\\]/total[0]!/; s/total\\[1\\]/total[1]!/; s/total\\[2\\]/total[2]!/; 1i declare const console: { log(text: string): void };' script.mts && '${join(bin, 'tsc')}' --noEmit --strict --noUncheckedIndexedAccess --module nodenext --target es2023 --types '' script.mts`,
    ],
    { cwd: own, env },
  );

  const client = join(own, 'node_modules/ludoteca/examples/python/ludoteca_env.py');
  for (const id of ['uno', 'lirya']) {
    const words = [client, id, '--batch', '256', '--steps', '40', '--command', join(bin, 'ludoteca')];
    process.stdout.write(
      run(`Python: ${id}`, 'python3', words, { cwd: own, env, expected: 'steps per second' }),
    );
  }
} finally {
  spawnSync('chmod', ['-R', 'u+w', home]);
  rmSync(home, { recursive: true, force: true });
}
for (const failure of failures) console.error(`\n${failure}`);
process.exit(failures.length === 0 ? 0 : 1);
