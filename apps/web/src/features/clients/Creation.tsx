import type { FicheClient } from '@espace-adherent/contract/clients/fiche.ts'
import { Button } from '@espace-adherent/ui/actions'
import { SelectField } from '@espace-adherent/ui/choix'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { Notice } from '@espace-adherent/ui/feedback'
import { TextField } from '@espace-adherent/ui/fields'
import { cleBrouillon, useSaisieGardee } from '../gestion/index.ts'
import { useCreer } from './queries.ts'
import { textes } from './textes.ts'

const { creation: mots } = textes

type CreationProps = {
  modeles: readonly FicheClient[]
  onClose: () => void
  onCreated: (fiche: FicheClient) => void
}

const CHAMPS = [
  ['libelle', mots.nom, undefined],
  ['code', mots.code, mots.codeAide],
  ['adresse', mots.adresse, mots.adresseAide],
  ['couleur', mots.couleur, mots.couleurAide],
] as const
const PERSONNE = [
  ['prenom', mots.prenom, undefined],
  ['nom', mots.nomPersonne, undefined],
  ['email', mots.email, mots.emailAide],
] as const

/** A client made from another one, with whoever will run it. */
export function Creation({ modeles, onClose, onCreated }: CreationProps) {
  const [saisie, change, oublier] = useSaisieGardee(cleBrouillon('client.creation', null), {
    modele: modeles[0]?.id ?? '',
    ...{ libelle: '', code: '', adresse: '', couleur: '' },
    ...{ prenom: '', nom: '', email: '' },
  })
  const creer = useCreer()
  const { champs = {} } = creer.error ?? {}
  const envoyer = () =>
    creer.mutate(
      {
        modele: saisie.modele,
        libelle: saisie.libelle.trim(),
        code: saisie.code.trim(),
        adresse: saisie.adresse.trim().toLowerCase(),
        couleur: saisie.couleur.trim().toLowerCase(),
        administrateur: { prenom: saisie.prenom, nom: saisie.nom, email: saisie.email.trim() },
      },
      {
        onSuccess: (fiche) => {
          oublier()
          onCreated(fiche)
        },
      },
    )
  return (
    <Dialog
      size="drawer"
      title={mots.titre}
      onClose={onClose}
      actions={
        <Button variant="primary" busy={creer.isPending} onClick={envoyer}>
          {mots.creer}
        </Button>
      }
    >
      <div className="stack gap-18">
        <p>{mots.texte}</p>
        {creer.error && (
          <Notice tone="danger" title={mots.echec} alert>
            {creer.error.message}
          </Notice>
        )}
        <SelectField
          label={mots.modele}
          layout="stack"
          required
          error={champs.modele}
          choix={modeles.map(({ id, libelle }) => ({ valeur: id, libelle }))}
          value={saisie.modele}
          onChange={(modele) => change({ ...saisie, modele })}
        />
        {CHAMPS.map(([nom, label, hint]) => (
          <TextField
            key={nom}
            label={label}
            hint={hint}
            layout="stack"
            required
            autoComplete="off"
            error={champs[nom]}
            value={saisie[nom]}
            onChange={(texte) => change({ ...saisie, [nom]: texte })}
          />
        ))}
        <h3>{mots.administrateur}</h3>
        {PERSONNE.map(([nom, label, hint]) => (
          <TextField
            key={nom}
            label={label}
            hint={hint}
            layout="stack"
            required
            autoComplete="off"
            error={champs[`administrateur.${nom}`]}
            value={saisie[nom]}
            onChange={(texte) => change({ ...saisie, [nom]: texte })}
          />
        ))}
      </div>
    </Dialog>
  )
}
