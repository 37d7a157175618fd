import type { ExceptionContrat, ExceptionVue } from '@espace-adherent/contract/clients/essais.ts'
import { Button } from '@espace-adherent/ui/actions'
import { SelectField } from '@espace-adherent/ui/choix'
import { StateBadge } from '@espace-adherent/ui/feedback'
import { TextField } from '@espace-adherent/ui/fields'
import { Card } from '@espace-adherent/ui/layout'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { cleBrouillon, LigneALigne, useSaisieGardee } from '../gestion/index.ts'
import css from './clients.module.css'
import { exceptionsQuery, useException } from './queries.ts'
import { nomFonctionnalite as nomDe, textes } from './textes.ts'

const { fonctionnalites: mots } = textes

type ExceptionsProps = { id: string; cles: readonly string[]; canWrite: boolean }

/** What some contracts have otherwise than their offer. */
export function Exceptions({ id, cles, canWrite }: ExceptionsProps) {
  const query = useQuery(exceptionsQuery(id))
  const ecrire = useException()
  return (
    <Card title={mots.exceptions}>
      <Lecture query={query} attente={3}>
        {({ exceptions, hasPlus }) =>
          exceptions.length === 0 ? (
            <p className="note">{mots.aucune}</p>
          ) : (
            <>
              <ul className={css.lignes}>
                {exceptions.map((exception) => (
                  <Ligne
                    key={`${exception.fonctionnalite} ${exception.numeroContrat}`}
                    exception={exception}
                    {...(canWrite && {
                      onRemove: () => {
                        const { numeroContrat, fonctionnalite, isActivated: avant } = exception
                        const cle = { id, numeroContrat, fonctionnalite }
                        ecrire.mutate({ ...cle, isActivated: null, avant })
                      },
                    })}
                  />
                ))}
              </ul>
              {hasPlus && <p className="note">{mots.plus}</p>}
            </>
          )
        }
      </Lecture>
      <Change ecrire={ecrire} />
      {canWrite && <Ajouter id={id} cles={cles} connues={query.data?.exceptions ?? []} />}
    </Card>
  )
}

const dite = (isActivated: boolean | null) =>
  isActivated === null ? mots.commeOffre : isActivated ? mots.ouverte : mots.fermee

/** A colleague was faster: what stands by now, beside what one wanted. */
function Change({ ecrire }: { ecrire: ReturnType<typeof useException> }) {
  const { error, variables, isPending, mutate, reset } = ecrire
  const actuelle = (error?.versions?.actuelle ?? null) as ExceptionVue | null
  if (!actuelle || !variables) return null
  return (
    <LigneALigne
      titre={mots.change(variables.numeroContrat)}
      differences={[
        {
          nom: 'etat',
          libelle: nomDe(variables.fonctionnalite),
          votre: dite(variables.isActivated),
          actuelle: dite(actuelle.isActivated),
          propose: 'votre',
        },
      ]}
      isBusy={isPending}
      onSave={({ etat }) =>
        etat === 'votre' ? mutate({ ...variables, avant: actuelle.isActivated }) : reset()
      }
      onKeep={reset}
    />
  )
}

type LigneProps = { exception: ExceptionContrat; onRemove?: () => void }

const Ligne = ({ exception, onRemove }: LigneProps) => {
  const { numeroContrat, nomOffre, fonctionnalite, isActivated } = exception
  return (
    <li>
      <span className={css.quoi}>
        <strong>{numeroContrat}</strong>
        {nomDe(fonctionnalite)}
        {nomOffre !== null && <span className="note"> {nomOffre}</span>}
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
          <IconX size={18} stroke={1.75} aria-hidden="true" />
        </Button>
      )}
    </li>
  )
}

type AjouterProps = {
  id: string
  cles: readonly string[]
  connues: readonly ExceptionContrat[]
}

function Ajouter({ id, cles, connues }: AjouterProps) {
  const ecrire = useException()
  const [saisie, setSaisie, oublier] = useSaisieGardee(cleBrouillon('client.exception', id), {
    numeroContrat: '',
    fonctionnalite: '',
    etat: 'fermee',
  })
  const { champs = {} } = ecrire.error ?? {}
  return (
    <form
      className="stack gap-18"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const { fonctionnalite } = saisie
        const numeroContrat = saisie.numeroContrat.trim()
        const connue = connues.find(
          (une) => une.numeroContrat === numeroContrat && une.fonctionnalite === fonctionnalite,
        )
        ecrire.mutate(
          {
            id,
            numeroContrat,
            fonctionnalite,
            isActivated: saisie.etat === 'ouverte',
            avant: connue?.isActivated ?? null,
          },
          {
            onSuccess: () => {
              setSaisie({ ...saisie, numeroContrat: '' })
              oublier()
            },
          },
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
      <Change ecrire={ecrire} />
      <div className="cluster gap-8">
        <Button type="submit" busy={ecrire.isPending}>
          {mots.ajouter}
        </Button>
      </div>
    </form>
  )
}
