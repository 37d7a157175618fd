import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { canInstall, installPackages } from './debian.ts'
import { freePorts } from './ports.ts'

const places = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx']

export const nginxMissing =
  'No nginx was found: install the package "nginx", or set NGINX_PATH to the path of nginx.'

/** The path of an nginx that runs here; installs one when there is none and that can be done. */
export async function findNginx(): Promise<string> {
  const found = findInstalledNginx()
  if (found) return found
  await install()
  const installed = findInstalledNginx()
  if (installed) return installed
  throw new Error(nginxMissing)
}

export function findInstalledNginx(): string | undefined {
  const chosen = process.env.NGINX_PATH
  for (const path of chosen ? [chosen] : places) {
    if (existsSync(path) && spawnSync(path, ['-v']).status === 0) return path
  }
  return undefined
}

async function install(): Promise<void> {
  if (!canInstall()) return
  console.log('No nginx found, installing one…')
  // The run level of maintenance: the package must not start a server of its own on port 80.
  await installPackages(['nginx'], { RUNLEVEL: '1' })
}

export type Nginx = { ports: readonly number[]; stop(): Promise<void> }

/**
 * A private nginx that listens on `count` free ports, for whoever runs this and with files of its
 * own; it ends with this process however that one ends. `http` writes what stands in its http block.
 */
export async function startNginx(
  nginx: string,
  count: number,
  http: (ports: readonly number[]) => string,
): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'espace-adherent-nginx-'))
  const ports = await freePorts(count)
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, http(ports)))
  const guard = startGuarded(nginx, folder)
  try {
    for (const port of ports) await isListening(port, guard)
    return { ports, stop: guard.stop }
  } catch (error) {
    await guard.stop()
    throw error
  }
}

/** One process, so that it stays whoever it was started as and writes nowhere else. */
const configuration = (folder: string, http: string) => `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join('\n  ')}
  ${http}
}
`

type Guard = { hasEnded(): boolean; log(): string; stop(): Promise<void> }

/** A shell that waits for its input to close, which also happens when this process is killed. */
function startGuarded(nginx: string, folder: string): Guard {
  const script = `
    "$1" -p "$2" -c "$2/nginx.conf" -e stderr & pid=$!
    read -r _
    kill -TERM "$pid"
    wait "$pid"
    rm -rf "$2"`
  const guard = spawn('/bin/sh', ['-c', script, 'guard', nginx, folder], {
    stdio: ['pipe', 'ignore', 'pipe'],
    detached: true, // a Ctrl-C in the terminal must not reach it
  })
  let log = ''
  guard.stderr.setEncoding('utf8').on('data', (text) => {
    log = (log + text).slice(-2000)
  })
  const ended = once(guard, 'exit')
  guard.stdin.once('error', () => {})
  return {
    hasEnded: () => log.includes('[emerg]') || guard.exitCode !== null,
    log: () => log,
    async stop() {
      guard.stdin.end()
      await ended
    },
  }
}

async function isListening(port: number, { hasEnded, log }: Guard): Promise<void> {
  for (
    const deadline = Date.now() + 10_000;
    !hasEnded() && Date.now() < deadline;
    await sleep(20)
  ) {
    const probe = connect(port, '127.0.0.1')
    const isOpen = await once(probe, 'connect').then(
      () => true,
      () => false,
    )
    probe.destroy()
    if (isOpen) return
  }
  throw new Error(`nginx did not start: ${log()}`)
}

if (import.meta.main) void findNginx().then(console.log)
