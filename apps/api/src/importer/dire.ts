import { StartRefusedError } from '../app/start-refused.ts'
import { ArretError } from '../features/imports/lecture/bruts.ts'
import { textes } from '../features/imports/lecture/textes.ts'

/** What stopped the command. Of a fault of ours, the place alone: its message may quote what was read. */
export async function phraseErreur(error: Error): Promise<string> {
  if (error instanceof ArretError || error instanceof StartRefusedError) return error.message
  // Of a class that knows the database.
  if (error.name === 'ImportArreteError') return error.message
  // It knows the database: who only reads files does without.
  const { explain } = await import('../app/start-refused.ts')
  const phrase = explain(error)
  if (phrase !== error.stack) return phrase
  const lieu = phrase.split('\n').filter((ligne) => /^\s+at /.test(ligne))
  return [textes.panne(error.name), ...lieu].join('\n')
}
