import type { LigneDroits } from '@espace-adherent/contract/roles'
import { SelectField } from '@espace-adherent/ui/choix'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { TextAreaField, TextField } from '@espace-adherent/ui/fields'
import { useState } from 'react'
import { askConfirmation, showInfo } from '../../platform/modals/dialogs.tsx'
import { FormulaireEnvoi } from '../../platform/query/FormulaireEnvoi.tsx'
import { useCreer, useFiche } from './queries.ts'
import { textes } from './textes.ts'

const { fiche: mots } = textes

type NouveauRoleProps = {
  lignes: readonly LigneDroits[]
  copieDe: LigneDroits['role']
  onClose: () => void
  onCree: (role: string) => void
}

/** A role of one's own starts from another, which it remembers. */
export function NouveauRole({ lignes, copieDe, onClose, onCree }: NouveauRoleProps) {
  const creer = useCreer()
  const [nom, setNom] = useState('')
  const [description, setDescription] = useState('')
  const [modele, setModele] = useState<string>(copieDe)
  const champs = creer.error?.champs ?? {}
  return (
    <Dialog title={mots.titre} onClose={onClose}>
      <FormulaireEnvoi
        envoi={creer}
        refus={mots.echec}
        valider={mots.creer}
        onSubmit={() =>
          creer.mutate(
            {
              nom: nom.trim(),
              description: description.trim() || null,
              copieDe: modele as Exclude<LigneDroits['copieDe'], null>,
            },
            { onSuccess: ({ role }) => onCree(role) },
          )
        }
      >
        <SelectField
          label={mots.copieDe}
          layout="stack"
          required
          hint={mots.medical}
          error={champs.copieDe}
          choix={lignes
            .filter(({ role }) => role !== 'ServiceMedical')
            .map(({ role, nom: libelle }) => ({ valeur: role, libelle }))}
          value={modele}
          onChange={setModele}
        />
        <Noms {...{ nom, description, champs }} onNom={setNom} onDescription={setDescription} />
      </FormulaireEnvoi>
    </Dialog>
  )
}

export function RenommerRole({ ligne, onClose }: { ligne: LigneDroits; onClose: () => void }) {
  const fiche = useFiche()
  const [nom, setNom] = useState(ligne.nom)
  const [description, setDescription] = useState(ligne.description ?? '')
  const champs = fiche.error?.champs ?? {}
  return (
    <Dialog title={mots.renommer} onClose={onClose}>
      <FormulaireEnvoi
        envoi={fiche}
        refus={mots.echec}
        valider={mots.enregistrer}
        onSubmit={() =>
          fiche.mutate(
            {
              geste: 'renommer',
              role: ligne.role,
              nom: nom.trim(),
              description: description.trim() || null,
              avant: { nom: ligne.nom, description: ligne.description },
            },
            { onSuccess: onClose },
          )
        }
      >
        <Noms {...{ nom, description, champs }} onNom={setNom} onDescription={setDescription} />
      </FormulaireEnvoi>
    </Dialog>
  )
}

type NomsProps = {
  nom: string
  description: string
  champs: Readonly<Record<string, string | undefined>>
  onNom: (nom: string) => void
  onDescription: (description: string) => void
}

const Noms = ({ nom, description, champs, onNom, onDescription }: NomsProps) => (
  <>
    <TextField
      label={mots.nom}
      layout="stack"
      required
      autoComplete="off"
      maxLength={40}
      error={champs.nom}
      value={nom}
      onChange={onNom}
    />
    <TextAreaField
      label={mots.description}
      layout="stack"
      rows={2}
      maxLength={200}
      error={champs.description}
      value={description}
      onChange={onDescription}
    />
  </>
)

/** Who has it is shown first: what somebody has stays. */
export function useSupprimer(
  { role, nom, personnes, porteurs }: LigneDroits,
  onParti: () => void,
): () => void {
  const fiche = useFiche()
  return () => {
    if (personnes > 0) {
      const noms = porteurs.map((un) => un.nom).join(', ')
      showInfo({
        title: mots.porte,
        text: mots.porteTexte(personnes, noms),
        closeLabel: mots.fermer,
      })
      return
    }
    askConfirmation({
      title: mots.supprimer,
      text: mots.supprimerTexte(nom),
      confirmLabel: textes.supprimer,
      cancelLabel: mots.garder,
      onConfirm: async () => {
        await fiche.mutateAsync({ geste: 'archiver', role })
        onParti()
      },
    })
  }
}
