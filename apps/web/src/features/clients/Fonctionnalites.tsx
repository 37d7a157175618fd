import type { ExceptionContrat } from '@espace-adherent/contract/clients'
import { Button } from '@espace-adherent/ui/actions'
import { SelectField } from '@espace-adherent/ui/choix'
import { StateBadge } from '@espace-adherent/ui/feedback'
import { TextField } from '@espace-adherent/ui/fields'
import { SwitchField } from '@espace-adherent/ui/interrupteur'
import { Card } from '@espace-adherent/ui/layout'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Lecture } from '../../platform/query/Lecture.tsx'
import css from './clients.module.css'
import { exceptionsQuery, useEssaiFonctionnalites, useException } from './queries.ts'
import { textes } from './textes.ts'
import type { Edition } from './useClient.ts'

const { fonctionnalites: mots } = textes
const nomDe = (cle: string) => mots.noms[cle] ?? cle

type Props = { edition: Edition; canWrite: boolean }

/** What the client opens, what some contracts have otherwise, and what a contract then sees. */
export function Fonctionnalites({ edition, canWrite }: Props) {
  const cles = Object.keys(edition.saisie.fonctionnalites)
  return (
    <div className={css.colonnes}>
      <div className={css.pile}>
        <Card title={mots.titre}>
          <p className={css.discret}>{mots.aide}</p>
          <ul className={css.lignes}>
            {cles.map((cle) => (
              <li key={cle}>
                <SwitchField
                  label={nomDe(cle)}
                  hint={<code>{cle}</code>}
                  value={edition.saisie.fonctionnalites[cle] === true}
                  disabled={!canWrite}
                  onChange={(isOn) => edition.ecrire(`fonctionnalites.${cle}`, isOn)}
                />
              </li>
            ))}
          </ul>
        </Card>
      </div>
      <div className={css.pile}>
        <Essai id={edition.depart.id} />
        <Exceptions id={edition.depart.id} cles={cles} canWrite={canWrite} />
      </div>
    </div>
  )
}

function Essai({ id }: { id: string }) {
  const [numero, setNumero] = useState('')
  const essai = useEssaiFonctionnalites(id)
  return (
    <Card title={mots.essai}>
      <form
        className={css.champs}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          essai.mutate(numero.trim())
        }}
      >
        <TextField
          label={mots.contrat}
          layout="stack"
          inputMode="numeric"
          autoComplete="off"
          figures
          error={
            essai.error ? (essai.error.champs.numeroContrat ?? essai.error.message) : undefined
          }
          value={numero}
          onChange={setNumero}
        />
        <div className={css.boutons}>
          <Button type="submit" busy={essai.isPending}>
            {mots.essayer}
          </Button>
        </div>
      </form>
      <div role="status">
        {essai.data && (
          <>
            <p>
              <strong>{essai.data.numeroContrat}</strong>, {essai.data.nomOffre}
            </p>
            <ul className={css.lignes}>
              {essai.data.fonctionnalites.map(({ nom, isVisible, raison }) => (
                <li key={nom}>
                  <span className={css.quoi}>
                    {nomDe(nom)}
                    <span className={css.discret}> {mots.raisons[raison]}</span>
                  </span>
                  <StateBadge tone={isVisible ? 'success' : 'neutral'}>
                    {isVisible ? mots.visible : mots.cachee}
                  </StateBadge>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Card>
  )
}

type ExceptionsProps = { id: string; cles: readonly string[]; canWrite: boolean }

function Exceptions({ id, cles, canWrite }: ExceptionsProps) {
  const query = useQuery(exceptionsQuery(id))
  const ecrire = useException()
  return (
    <Card title={mots.exceptions}>
      <Lecture query={query} attente={3}>
        {({ exceptions, hasPlus }) =>
          exceptions.length === 0 ? (
            <p className={css.discret}>{mots.aucune}</p>
          ) : (
            <>
              <ul className={css.lignes}>
                {exceptions.map((exception) => (
                  <Ligne
                    key={`${exception.fonctionnalite} ${exception.numeroContrat}`}
                    exception={exception}
                    {...(canWrite && {
                      onRemove: () => ecrire.mutate({ id, ...exception, isActivated: null }),
                    })}
                  />
                ))}
              </ul>
              {hasPlus && <p className={css.discret}>{mots.plus}</p>}
            </>
          )
        }
      </Lecture>
      {canWrite && <Ajouter id={id} cles={cles} />}
    </Card>
  )
}

type LigneProps = { exception: ExceptionContrat; onRemove?: () => void }

const Ligne = ({ exception, onRemove }: LigneProps) => {
  const { numeroContrat, fonctionnalite, isActivated } = exception
  return (
    <li>
      <span className={css.quoi}>
        <strong>{numeroContrat}</strong>
        {nomDe(fonctionnalite)}
      </span>
      <StateBadge tone={isActivated ? 'success' : 'neutral'}>
        {isActivated ? mots.ouverte : mots.fermee}
      </StateBadge>
      {onRemove && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={mots.retirer(nomDe(fonctionnalite), numeroContrat)}
          onClick={onRemove}
        >
          ×
        </Button>
      )}
    </li>
  )
}

function Ajouter({ id, cles }: { id: string; cles: readonly string[] }) {
  const ecrire = useException()
  const [saisie, setSaisie] = useState({ numeroContrat: '', fonctionnalite: '', etat: 'fermee' })
  const { champs = {} } = ecrire.error ?? {}
  return (
    <form
      className={css.champs}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        ecrire.mutate(
          {
            id,
            numeroContrat: saisie.numeroContrat.trim(),
            fonctionnalite: saisie.fonctionnalite,
            isActivated: saisie.etat === 'ouverte',
          },
          { onSuccess: () => setSaisie({ ...saisie, numeroContrat: '' }) },
        )
      }}
    >
      <div className={css.deuxChamps}>
        <TextField
          label={mots.contrat}
          layout="stack"
          required
          inputMode="numeric"
          autoComplete="off"
          figures
          error={champs.numeroContrat}
          value={saisie.numeroContrat}
          onChange={(numeroContrat) => setSaisie({ ...saisie, numeroContrat })}
        />
        <SelectField
          label={mots.fonctionnalite}
          layout="stack"
          required
          error={champs.fonctionnalite}
          choix={cles.map((valeur) => ({ valeur, libelle: nomDe(valeur) }))}
          value={saisie.fonctionnalite}
          onChange={(fonctionnalite) => setSaisie({ ...saisie, fonctionnalite })}
        />
        <SelectField
          label={mots.etat}
          layout="stack"
          required
          choix={[
            { valeur: 'fermee', libelle: mots.fermee },
            { valeur: 'ouverte', libelle: mots.ouverte },
          ]}
          value={saisie.etat}
          onChange={(etat) => setSaisie({ ...saisie, etat })}
        />
      </div>
      <div className={css.boutons}>
        <Button type="submit" busy={ecrire.isPending}>
          {mots.ajouter}
        </Button>
      </div>
    </form>
  )
}
