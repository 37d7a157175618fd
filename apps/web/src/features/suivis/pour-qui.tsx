import { textes } from './textes.ts'

/** Of whom: said to those who hear a button without seeing its row. */
export const pourQui = (nom: string) => <span className="visually-hidden">{textes.pour(nom)}</span>
