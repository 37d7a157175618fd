export * from './contenu.ts'
export { type FautesMot, indispensablesDe, printContenu, readContenu } from './controle.ts'
export * from './definition.ts'
export * from './ecriture.ts'
export * from './exemples.ts'
export * from './phrase.ts'
export * from './rendu.ts'
export type {
  DeclarationVariable,
  GenreVariable,
  ValeursLibres,
  ValeursMot,
  VariablesMot,
} from './variables.ts'
