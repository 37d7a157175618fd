export { rechercheGardee } from './gardee.ts'
export { type Champ, connaitre, motsLus, type Retenus, retenir } from './note.ts'
export { isPresque } from './proche.ts'
export {
  type MotCherche,
  type Question,
  readQuestion,
  sansVoisins,
  type Voisins,
} from './question.ts'
export { type Passage, surligner } from './surligner.ts'
