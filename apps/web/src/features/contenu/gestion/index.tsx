import type { Rendus } from '../../gestion/index.ts'
import { CookieField, JoursField } from './CookieField.tsx'
import { EtatContenu } from './EtatContenu.tsx'
import { GenreField } from './GenreField.tsx'
import { libelleGenre } from './genres.ts'

export { ApercuContenu } from './Apercu.tsx'

export const editeurs = { bloc: GenreField, cookie: CookieField, jours: JoursField }

export const rendus: Rendus = {
  bloc: ({ bloc }) => libelleGenre(String(bloc)),
  etat: (ligne) => <EtatContenu ligne={ligne} />,
}
