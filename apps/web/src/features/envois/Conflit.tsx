import { libellesCanalEnvoi } from '@espace-adherent/domain/envois'
import { useQuery } from '@tanstack/react-query'
import { LigneALigne } from '../gestion/index.ts'
import { audiencesQuery } from './queries.ts'
import { joindre, type LigneEnvoi, lignesDifferentes, type Saisie } from './saisie.ts'
import { textes } from './textes.ts'

type ConflitProps = {
  /** What typing began from, what is typed, what somebody else has saved meanwhile. */
  depart: Saisie
  votre: Saisie
  actuelle: Saisie
  isBusy: boolean
  onSave: (jointe: Saisie) => void
  onKeep: () => void
}

/** Two versions of a notification, side by side. */
export function Conflit({ depart, votre, actuelle, isBusy, onSave, onKeep }: ConflitProps) {
  const { data: audiences = [] } = useQuery(audiencesQuery)
  const dire = (nom: LigneEnvoi, saisie: Saisie): string => {
    switch (nom) {
      case 'bouton':
        return [saisie.bouton, saisie.lien].filter(Boolean).join(' → ')
      case 'categorie':
        return textes.categories[saisie.categorie]
      case 'canaux':
        return saisie.canaux.map((canal) => libellesCanalEnvoi[canal]).join(', ')
      case 'audience':
        return audiences.find(({ id }) => id === saisie.audienceId)?.nom ?? ''
      case 'depart':
        return saisie.quand === 'approbation'
          ? textes.desApprobation
          : `${saisie.jour} ${saisie.heure}`
      default:
        return saisie[nom]
    }
  }
  return (
    <LigneALigne
      titre={textes.conflit}
      differences={lignesDifferentes(depart, votre, actuelle).map(({ nom, propose }) => ({
        nom,
        propose,
        libelle: textes.lignes[nom],
        votre: dire(nom, votre),
        actuelle: dire(nom, actuelle),
      }))}
      isBusy={isBusy}
      onSave={(choix) => onSave(joindre(votre, actuelle, choix))}
      onKeep={onKeep}
    />
  )
}
