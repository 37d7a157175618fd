export type Requirement = { id: string; section: string; checkable: boolean; text: string }

/** The numbered lines: `R5.31 [rule] text`, under `## ` headings; [na] lines state nothing. */
export function readRequirements(markdown: string): Requirement[] {
  let section = ''
  const requirements: Requirement[] = []
  for (const line of markdown.split('\n')) {
    if (line.startsWith('## ')) section = line.slice(3).trim()
    const found = /^(R\d+\.\d+) \[(\w+)\] (.+)$/.exec(line)
    if (!found) continue
    const [, id = '', kind, text = ''] = found
    requirements.push({ id, section, checkable: kind !== 'na', text })
  }
  return requirements
}
