export * from './contenu.ts'
export { type FautesMot, printContenu, readContenu } from './controle.ts'
export * from './definition.ts'
export * from './phrase.ts'
export * from './rendu.ts'
export type {
  DeclarationVariable,
  GenreVariable,
  ValeursMot,
  VariablesMot,
} from './variables.ts'
