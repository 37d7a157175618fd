export const stageNames = ['check', 'unit', 'api', 'attaques', 'browser'] as const
export type StageName = (typeof stageNames)[number]

export type Selection = { stages: StageName[]; filter: string | undefined }

/** `unit api` selects stages, `unit rib` filters a stage, `rib` filters all that have tests. */
export function readArguments(args: readonly string[]): Selection {
  const words = args.filter((arg) => arg !== '--')
  const isStage = (word: string): word is StageName =>
    (stageNames as readonly string[]).includes(word)
  const firstOther = words.findIndex((word) => !isStage(word))
  const selected = words.slice(0, firstOther < 0 ? undefined : firstOther).filter(isStage)
  const filter = firstOther < 0 ? undefined : words.slice(firstOther).join(' ')
  if (selected.length > 0) return { stages: selected, filter }
  return { stages: stageNames.filter((name) => filter === undefined || name !== 'check'), filter }
}
