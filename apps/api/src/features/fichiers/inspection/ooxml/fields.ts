import type { Budget } from '../refus.ts'
import { refuse } from '../refus.ts'
import { decodeEntities, findTags } from './xml.ts'

/** A field being read: its instruction may be cut into any number of runs. */
type Field = { instruction: string; isRead: boolean }

const elements = ['fldChar', 'fldSimple', 'instrText', 'delInstrText']

/** DDE and DDEAUTO start a program when the document is opened. */
const isProgram = (instruction: string) => /^[\s"]*DDE(AUTO)?(?!\w)/i.test(instruction)

/** Reads the fields of a Word part, put together as Word does it. */
export function checkFields(xml: string, marks: Budget): void {
  const open: Field[] = []
  const stray: Field = { instruction: '', isRead: false }
  for (const { name, attributes, end } of findTags(xml, elements)) {
    marks.spend(1)
    const current = open.at(-1) ?? stray
    if (name === 'fldSimple') judge(attributes.get('instr') ?? '')
    else if (name !== 'fldChar') extend(current, instructionAt(xml, end))
    else if (attributes.get('fldCharType') === 'begin') {
      // A field where the name of another is awaited: the name would be computed.
      if (open.length > 0 && !current.isRead && current.instruction === '') refuse('programme')
      open.push({ instruction: '', isRead: false })
    } else {
      judge(current.instruction)
      current.isRead = true
      if (attributes.get('fldCharType') === 'end') open.pop()
    }
  }
  for (const { instruction } of [...open, stray]) judge(instruction)
}

/** Its first characters are enough: they hold the name. */
function extend(field: Field, more: string): void {
  if (!field.isRead && field.instruction.length < 50)
    field.instruction = (field.instruction + more).trimStart().slice(0, 50)
}

/** Word writes nothing but text there: a comment or a section could only cut a name in two. */
function instructionAt(xml: string, from: number): string {
  const end = xml.indexOf('<', from)
  if (end >= 0 && xml[end + 1] !== '/') refuse('detourne')
  return decodeEntities(xml.slice(from, end < 0 ? from : end))
}

function judge(instruction: string): void {
  if (isProgram(instruction)) refuse('programme')
}
