import type { Contenu } from '@espace-adherent/contract/contenu/gestion'
import { sansAccents } from '@espace-adherent/domain/texte'
import type { Tone } from '@espace-adherent/ui/feedback'

export type EtatContenu = 'public' | 'modifie' | 'programme' | 'brouillon'

/** Where a content stands; what is planned is said before what is public. */
export function etatDe(contenu: Contenu): EtatContenu {
  if (contenu.programmeeLe) return 'programme'
  if (contenu.publieLe === null) return 'brouillon'
  return contenu.publieeRevision === contenu.revision ? 'public' : 'modifie'
}

export const tons: Record<EtatContenu, Tone> = {
  public: 'success',
  modifie: 'warning',
  programme: 'info',
  brouillon: 'neutral',
}

export type Filtre = { q: string; bloc: string; etat: string }

const plat = (texte: string) => sansAccents(texte).toLowerCase()

export const filtrer = (contenus: readonly Contenu[], { q, bloc, etat }: Filtre): Contenu[] =>
  contenus.filter(
    (contenu) =>
      (bloc === '' || contenu.bloc === bloc) &&
      (etat === '' || etatDe(contenu) === etat) &&
      plat(`${contenu.title} ${contenu.name}`).includes(plat(q)),
  )
