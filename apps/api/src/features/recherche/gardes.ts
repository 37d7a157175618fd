import { formatDate, libellesFamille, libellesNature } from '@espace-adherent/domain'
import type { DocumentTrouve } from '../documents/index.ts'
import { familleActe, type LigneTrouvee, libelleActe } from '../remboursements/index.ts'
import type { Candidat } from './faire.ts'
import { textes } from './textes.ts'

/** A line of care, and of how many like it. */
export type Soin = Candidat & { nombre: number; famille: string }

export const toSoin = (ligne: LigneTrouvee): Soin => {
  const { id, decompteId, dateSoins, codeActe, prenom, professionnel, etat, depense, rembourse } =
    ligne
  const libelle = libelleActe(codeActe)
  const famille = familleActe(codeActe)
  return {
    cle: `soin ${id}`,
    titre: textes.dePersonne(libelle, prenom),
    detail: textes.soin(dateSoins, professionnel),
    valeur: textes.rembourse(etat === 'rejetee' ? 0 : rembourse),
    appoint:
      etat === 'reglee'
        ? textes.reste(depense - rembourse)
        : textes[etat === 'attente' ? 'attente' : 'rejete'],
    vers: { genre: 'prestation', id: decompteId },
    champs: [
      { texte: libelle, poids: 5 },
      { texte: professionnel, poids: 4 },
      { texte: prenom, poids: 3 },
      { texte: libellesFamille[famille], poids: 2 },
    ],
    nombre: ligne.rang === 1 ? ligne.nombre : 0,
    famille,
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
