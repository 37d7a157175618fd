import type { AssureContrat } from '@espace-adherent/contract/utilisateurs'
import { Button } from '@espace-adherent/ui/actions'
import { RadioGroup } from '@espace-adherent/ui/choix'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { Notice } from '@espace-adherent/ui/feedback'
import { TextField } from '@espace-adherent/ui/fields'
import type { FormEvent } from 'react'
import { cleBrouillon, useSaisieGardee } from '../../platform/brouillons/useSaisieGardee.ts'
import { FormulaireEnvoi } from '../../platform/query/FormulaireEnvoi.tsx'
import { useAssures, useCreerMembre } from './queries.ts'
import { textes } from './textes.ts'
import css from './utilisateurs.module.css'

const { membre: mots, dossier } = textes

/** Another contract is about other people. */
const VIDE = { contrat: '', personneId: '', email: '' }

type CreerMembreProps = { onClose: () => void; onCreated: (compteId: string) => void }

/** The space of somebody whom a contract covers: the contract, then who, then where the link goes. */
export function CreerMembre({ onClose, onCreated }: CreerMembreProps) {
  const [saisie, change, oublier] = useSaisieGardee(cleBrouillon('membre', null), VIDE)
  const { contrat } = saisie
  const assures = useAssures()
  const search = (event: FormEvent) => {
    event.preventDefault()
    if (contrat.trim() !== '') assures.mutate(contrat.trim())
  }
  return (
    <Dialog title={mots.titre} onClose={onClose}>
      <div className={css.dossier}>
        <p>{mots.texte}</p>
        <form className={css.dossier} onSubmit={search} noValidate>
          <TextField
            label={mots.contrat}
            layout="stack"
            required
            autoComplete="off"
            inputMode="numeric"
            maxLength={30}
            value={contrat}
            onChange={(contrat) => change({ ...VIDE, contrat })}
          />
          <div className="cluster gap-8">
            <Button type="submit" busy={assures.isPending}>
              {mots.chercher}
            </Button>
          </div>
        </form>
        <div role="status">{assures.data?.length === 0 && <p>{mots.inconnu}</p>}</div>
        {assures.data && assures.data.length > 0 && (
          <Choix
            key={assures.variables}
            numeroContrat={assures.variables ?? ''}
            assures={assures.data}
            saisie={saisie}
            onChange={change}
            onCreated={(compteId) => {
              oublier()
              onCreated(compteId)
            }}
          />
        )}
      </div>
    </Dialog>
  )
}

type ChoixProps = {
  numeroContrat: string
  assures: readonly AssureContrat[]
  saisie: typeof VIDE
  onChange: (suite: typeof VIDE) => void
  onCreated: (compteId: string) => void
}

function Choix({ numeroContrat, assures, saisie, onChange, onCreated }: ChoixProps) {
  const sansCompte = assures.filter(({ compteId }) => compteId === null)
  const { email } = saisie
  const choisie = sansCompte.find((un) => un.personneId === saisie.personneId) ?? sansCompte[0]
  const personneId = choisie?.personneId ?? ''
  const creer = useCreerMembre()
  if (sansCompte.length === 0) return <Notice tone="info" title={mots.tousOntUnCompte} />
  const champs = creer.error?.champs ?? {}
  return (
    <FormulaireEnvoi
      envoi={creer}
      refus={mots.echec}
      valider={mots.envoyer}
      onSubmit={() =>
        creer.mutate(
          { numeroContrat, personneId, email: email.trim() },
          { onSuccess: ({ compteId }) => compteId && onCreated(compteId) },
        )
      }
    >
      <RadioGroup
        label={mots.qui}
        layout="stack"
        required
        choix={sansCompte.map(({ personneId: valeur, prenom, nom, qualite }) => ({
          valeur,
          libelle: `${prenom} ${nom}, ${dossier.qualites[qualite]}`,
        }))}
        error={champs.personneId}
        value={personneId}
        onChange={(personneId) => onChange({ ...saisie, personneId })}
      />
      <TextField
        label={mots.email}
        layout="stack"
        required
        type="email"
        autoComplete="off"
        maxLength={254}
        error={champs.email}
        value={email}
        onChange={(email) => onChange({ ...saisie, email })}
      />
    </FormulaireEnvoi>
  )
}
