import type { ConsentementsClient } from '@espace-adherent/contract/clients/essais.ts'
import { Button } from '@espace-adherent/ui/actions'
import { Notice, StateBadge } from '@espace-adherent/ui/feedback'
import { TextAreaField, TextField } from '@espace-adherent/ui/fields'
import { Card } from '@espace-adherent/ui/layout'
import { useQuery } from '@tanstack/react-query'
import css from './clients.module.css'
import { ecrireJour } from './lecture.ts'
import { consentementsQuery } from './queries.ts'
import { textes } from './textes.ts'
import type { Edition } from './useClient.ts'

const { consentements: mots } = textes

type Props = { edition: Edition; canWrite: boolean }

/** What members are asked, in which words, and how they answered. */
export function Consentements({ edition, canWrite }: Props) {
  const { data: comptes = [] } = useQuery(consentementsQuery(edition.depart.id))
  const { consentements } = edition.saisie.config
  const ecrire = (suivants: typeof consentements) =>
    edition.ecrire('config.consentements', suivants)
  return (
    <Card
      title={mots.titre}
      actions={
        canWrite && (
          <Button size="sm" onClick={() => ecrire([...consentements, { nom: '', libelle: '' }])}>
            {mots.ajouter}
          </Button>
        )
      }
    >
      <p className="note">{mots.aide}</p>
      {consentements.length === 0 && <p>{mots.aucun}</p>}
      <ol>
        {consentements.map((consentement, rang) => (
          <Consentement
            // biome-ignore lint/suspicious/noArrayIndexKey: its name is being typed.
            key={rang}
            rang={rang}
            consentement={consentement}
            compte={comptes.find(({ nom }) => nom === consentement.nom)}
            edition={edition}
            canWrite={canWrite}
            onChange={(suivant) => ecrire(consentements.with(rang, suivant))}
            onRemove={() => ecrire(consentements.toSpliced(rang, 1))}
          />
        ))}
      </ol>
    </Card>
  )
}

type Consenti = Edition['saisie']['config']['consentements'][number]
type ConsentementProps = Props & {
  rang: number
  consentement: Consenti
  compte: ConsentementsClient[number] | undefined
  onChange: (suivant: Consenti) => void
  onRemove: () => void
}

function Consentement(props: ConsentementProps) {
  const { rang, consentement, compte, edition, canWrite, onChange, onRemove } = props
  const erreur = (champ: string) => edition.erreurs[`config.consentements.${rang}.${champ}`]
  const isNouveau = compte === undefined
  const isRedemande = compte !== undefined && compte.libelle !== consentement.libelle
  return (
    <li className={css.consentement}>
      <div className={css.deuxChamps}>
        <TextField
          label={mots.nom}
          layout="stack"
          required
          autoComplete="off"
          maxLength={80}
          disabled={!canWrite || !isNouveau}
          error={erreur('nom')}
          value={consentement.nom}
          onChange={(nom) => onChange({ ...consentement, nom })}
        />
        {compte && (
          <p className={css.chiffres}>
            <StateBadge tone="info">{mots.numero(compte.numero)}</StateBadge>
            <span>
              {mots.oui} <strong>{compte.oui}</strong>
            </span>
            <span>
              {mots.non} <strong>{compte.non}</strong>
            </span>
            <span>
              {mots.sansReponse} <strong>{compte.sansReponse}</strong>
            </span>
          </p>
        )}
      </div>
      <TextAreaField
        label={mots.texte}
        layout="stack"
        required
        rows={2}
        maxLength={2000}
        disabled={!canWrite}
        error={erreur('libelle')}
        value={consentement.libelle}
        onChange={(libelle) => onChange({ ...consentement, libelle })}
      />
      {isRedemande && <Notice tone="warning" title={mots.redemande} />}
      {compte && compte.versions.length > 1 && (
        <details>
          <summary>{mots.textes}</summary>
          <ol className="small stack gap-8 mt-8">
            {compte.versions.map(({ numero, libelle, depuis }) => (
              <li key={numero}>
                <strong>{mots.numero(numero)}</strong>,{' '}
                {depuis ? mots.depuis(ecrireJour(depuis)) : mots.origine}
                <p>{libelle}</p>
              </li>
            ))}
          </ol>
        </details>
      )}
      {canWrite && (
        <div className="cluster gap-8">
          <Button size="sm" variant="quiet" onClick={onRemove}>
            {mots.retirer}
          </Button>
        </div>
      )}
    </li>
  )
}
