import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { makePrivateFolder } from '../private-files/index.ts'

/** Another living process holds the data folder. */
export class FolderInUseError extends Error {
  constructor(folder: string, pid: number) {
    super(
      `Le dossier de données ${folder} est déjà utilisé par le processus ${pid}. ` +
        'Arrêtez-le, ou choisissez un autre dossier avec DATA_DIR.',
    )
  }
}

/**
 * The embedded database takes no lock of its own, and two processes would ruin it.
 * The file names the holder and its start time, so that a killed process (kill -9)
 * does not lock the folder for ever, nor does a newer process that got its number.
 */
export function lockFolder(folder: string): () => void {
  makePrivateFolder(folder)
  const file = join(folder, 'espace-adherent.lock')
  const mine = `${process.pid} ${startTime(process.pid)}`
  for (let attempt = 0; ; attempt++) {
    try {
      const fd = openSync(file, 'wx', 0o600)
      writeSync(fd, mine)
      closeSync(fd)
      return () => rmSync(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || attempt > 3) throw error
      const [pid = 0, started = ''] = readHolder(file)
      if (isAlive(pid, started)) throw new FolderInUseError(folder, pid)
      rmSync(file, { force: true })
    }
  }
}

function readHolder(file: string): [number, string] {
  try {
    const [pid, started] = readFileSync(file, 'utf8').split(' ')
    return [Number(pid), started ?? '']
  } catch {
    return [0, '']
  }
}

function isAlive(pid: number, started: string): boolean {
  if (!pid || pid === process.pid) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  return started === startTime(pid)
}

/** Field 22 of /proc/PID/stat. Other systems than Linux have none: the number alone must do. */
function startTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
