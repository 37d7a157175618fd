import type { LigneDroits } from '@espace-adherent/contract/roles'
import { SelectField } from '@espace-adherent/ui/choix'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { TextAreaField, TextField } from '@espace-adherent/ui/fields'
import { askConfirmation, showInfo } from '../../platform/modals/dialogs.tsx'
import { FormulaireEnvoi } from '../../platform/query/FormulaireEnvoi.tsx'
import { cleBrouillon, useSaisieGardee } from '../gestion/index.ts'
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
  const [{ nom, description, modele }, change, oublier] = useNoms(null, {
    nom: '',
    description: '',
    modele: copieDe as string,
  })
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
            {
              onSuccess: ({ role }) => {
                oublier()
                onCree(role)
              },
            },
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
          onChange={(choisi) => change({ modele: choisi })}
        />
        <Noms {...{ nom, description, champs }} onChange={change} />
      </FormulaireEnvoi>
    </Dialog>
  )
}

export function RenommerRole({ ligne, onClose }: { ligne: LigneDroits; onClose: () => void }) {
  const fiche = useFiche()
  const [{ nom, description }, change, oublier] = useNoms(ligne.role, {
    nom: ligne.nom,
    description: ligne.description ?? '',
  })
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
            {
              onSuccess: () => {
                oublier()
                onClose()
              },
            },
          )
        }
      >
        <Noms {...{ nom, description, champs }} onChange={change} />
      </FormulaireEnvoi>
    </Dialog>
  )
}

type NomsProps = {
  nom: string
  description: string
  champs: Readonly<Record<string, string | undefined>>
  onChange: (suite: { nom: string } | { description: string }) => void
}

/** Kept as it is typed: of a role that there is, or of the next one. */
function useNoms<T extends object>(role: string | null, depart: T) {
  const [saisie, garder, oublier] = useSaisieGardee(cleBrouillon('role', role), depart)
  return [saisie, (suite: Partial<T>) => garder({ ...saisie, ...suite }), oublier] as const
}

const Noms = ({ nom, description, champs, onChange }: NomsProps) => (
  <>
    <TextField
      label={mots.nom}
      layout="stack"
      required
      autoComplete="off"
      maxLength={40}
      error={champs.nom}
      value={nom}
      onChange={(ecrit) => onChange({ nom: ecrit })}
    />
    <TextAreaField
      label={mots.description}
      layout="stack"
      rows={2}
      maxLength={200}
      error={champs.description}
      value={description}
      onChange={(ecrit) => onChange({ description: ecrit })}
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
