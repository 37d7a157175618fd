import { type Champ, formatDate, libellesFamille, libellesNature } from '@espace-adherent/domain'
import type { DocumentTrouve } from '../documents/index.ts'
import { familleActe, type LigneTrouvee, libelleActe } from '../remboursements/index.ts'
import type { Candidat } from './faire.ts'
import { textes } from './textes.ts'

/** Of a line of care, what may be found: the line itself is told only once it is shown. */
export type Soin = { ligne: LigneTrouvee; champs: readonly Champ[] }

export const toSoin = (ligne: LigneTrouvee): Soin => {
  const [, , , codeActe, prenom, professionnel] = ligne
  return {
    ligne,
    champs: [
      { texte: libelleActe(codeActe), poids: 5 },
      { texte: professionnel, poids: 4 },
      { texte: prenom, poids: 3 },
      { texte: libellesFamille[familleActe(codeActe)], poids: 2 },
    ],
  }
}

export const familleDe = ({ ligne: [, , , codeActe] }: Soin) => familleActe(codeActe)
export const nombreDe = ({ ligne }: Soin) => ligne[9]

export const describeSoin = ({ ligne, champs }: Soin): Candidat => {
  const [id, decompteId, dateSoins, codeActe, prenom, professionnel, etat, depense, rembourse] =
    ligne
  return {
    cle: `soin ${id}`,
    titre: textes.dePersonne(libelleActe(codeActe), prenom),
    detail: textes.soin(dateSoins, professionnel),
    valeur: textes.rembourse(etat === 'rejetee' ? 0 : rembourse),
    appoint:
      etat === 'reglee'
        ? textes.reste(depense - rembourse)
        : textes[etat === 'attente' ? 'attente' : 'rejete'],
    vers: { genre: 'prestation', id: decompteId },
    champs,
  }
}

export const toDocument = ({ id, nature, titre, le, prenom }: DocumentTrouve): Candidat => {
  const isCourrier = nature === 'courrier'
  return {
    cle: `document ${id}`,
    titre: textes.dePersonne(titre, prenom),
    detail: isCourrier ? textes.courrier(le) : `${formatDate(le)} · ${libellesNature[nature]}`,
    valeur: null,
    appoint: null,
    vers: { genre: 'document', id, isCourrier },
    champs: [
      { texte: titre, poids: 5 },
      { texte: isCourrier ? '' : libellesNature[nature], poids: 2 },
      { texte: prenom ?? '', poids: 3 },
      { texte: le.slice(0, 4), poids: 3 },
    ],
  }
}
