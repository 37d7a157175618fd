import type { LigneDroits } from '@espace-adherent/contract/roles'
import {
  type Action,
  type DomaineBackOffice,
  domainesBackOffice,
  fautesDroits,
  libellesAction,
  libellesRole,
  refusDroit,
  tousDroits,
} from '@espace-adherent/domain/roles'
import { BarreChangements } from '@espace-adherent/ui/barre/BarreChangements.tsx'
import { Notice } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { useCurrentUser } from '../../platform/session/current-user.ts'
import { useDroit } from '../../platform/session/droits.ts'
import { HistoireElement } from '../historique/index.ts'
import css from './droits.module.css'
import { Portees } from './Portees.tsx'
import { droitsQuery, useEnregistrer } from './queries.ts'
import { textes } from './textes.ts'

const actions = ['read', 'create', 'update', 'delete'] as const satisfies Action[]

/** Who may do what: a table of roles by parts of the back office. */
export function Droits() {
  const query = useQuery(droitsQuery)
  return (
    <>
      <ScreenTitle lead={textes.lead}>{textes.titre}</ScreenTitle>
      <Lecture query={query} attente={['20rem']} isSeul>
        {(lignes) => <Matrice key={JSON.stringify(lignes)} lignes={lignes} />}
      </Lecture>
    </>
  )
}

type Saisie = Readonly<Record<string, LigneDroits['droits']>>

const saisieDe = (lignes: readonly LigneDroits[]): Saisie =>
  Object.fromEntries(lignes.map(({ role, droits }) => [role, droits]))

const isSame = (a: LigneDroits['droits'], b: LigneDroits['droits']) =>
  domainesBackOffice.every((nom) => a[nom].toSorted().join() === b[nom].toSorted().join())

function Matrice({ lignes }: { lignes: readonly LigneDroits[] }) {
  const canUpdate = useDroit()({ domaine: 'roles', action: 'update' })
  const { roles: par, droits: choisis } = useCurrentUser()
  const [saisie, setSaisie] = useState(() => saisieDe(lignes))
  const enregistrer = useEnregistrer()
  const changees = lignes.filter(({ role, droits }) => !isSame(droits, saisie[role] ?? droits))
  const fautes = changees.flatMap(({ role }) =>
    Object.entries(
      fautesDroits({ role, voulus: saisie[role] as LigneDroits['droits'], par, choisis }),
    ).map(([domaine, message]) => ({ role, domaine: domaine as DomaineBackOffice, message })),
  )
  /** Why nothing of it may be changed by whoever looks; null: something may. */
  const raisonDe = (role: LigneDroits['role']): string | null => {
    const isFige = tousDroits.every((droit) => refusDroit({ role, par, choisis }, droit) !== null)
    return canUpdate && isFige ? textes.fige[role === 'Admin' ? 'Admin' : 'autre'] : null
  }
  const changer = (role: string, domaine: DomaineBackOffice, action: Action) => {
    const avant = saisie[role] as LigneDroits['droits']
    const actuelles = avant[domaine]
    const suivantes = actuelles.includes(action)
      ? actuelles.filter((une) => une !== action)
      : actions.filter((une) => une === action || actuelles.includes(une))
    setSaisie({ ...saisie, [role]: { ...avant, [domaine]: suivantes } })
  }
  const envoyer = () =>
    enregistrer.mutate(
      changees.map(({ role, droits }) => ({
        role,
        avant: droits,
        droits: saisie[role] as LigneDroits['droits'],
      })),
    )
  return (
    <>
      <p className={css.discret}>{canUpdate ? textes.quiALesRoles : textes.lectureSeule}</p>
      <Card className={css.plat}>
        <table className={css.matrice} aria-label={textes.legende}>
          <thead>
            <tr>
              <td />
              <Groupe nom="admin_digital" nombre={lignes.filter(isAdmin).length} />
              <Groupe nom="autres_admins" nombre={lignes.length - lignes.filter(isAdmin).length} />
            </tr>
            <tr>
              <th scope="col">{textes.domaine}</th>
              {lignes.map(({ role, personnes }) => (
                <th key={role} scope="col">
                  {libellesRole[role]}
                  <span className={css.discret}>{textes.personnes(personnes)}</span>
                  {raisonDe(role) && <span className={css.discret}>{raisonDe(role)}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {domainesBackOffice.map((domaine) => (
              <tr key={domaine}>
                <th scope="row">{textes.domaines[domaine]}</th>
                {lignes.map(({ role }) => {
                  const faute = fautes.find((une) => une.role === role && une.domaine === domaine)
                  return (
                    <td key={role} data-faute={faute !== undefined || undefined}>
                      <span className={css.role} aria-hidden="true">
                        {libellesRole[role]}
                        {raisonDe(role) && ` – ${raisonDe(role)}`}
                      </span>
                      <Cases
                        nom={(action) =>
                          textes.droit(
                            libellesRole[role],
                            textes.domaines[domaine],
                            libellesAction[action],
                          )
                        }
                        value={saisie[role]?.[domaine] ?? []}
                        refus={(action) =>
                          canUpdate
                            ? refusDroit({ role, par, choisis }, { domaine, action })
                            : textes.lectureSeule
                        }
                        onToggle={(action) => changer(role, domaine, action)}
                      />
                      {faute && <p className={css.faute}>{faute.message}</p>}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <Portees />
      <section className={css.histoires} aria-label={textes.histoires}>
        {lignes.map(({ role }) => (
          <HistoireElement
            key={role}
            objet="droits"
            cible={role}
            titre={textes.histoire(libellesRole[role])}
          />
        ))}
      </section>
      {enregistrer.error && (
        <Notice tone="danger" title={textes.echec} alert>
          {enregistrer.error.message}
        </Notice>
      )}
      {changees.length > 0 && (
        <BarreChangements
          etat={fautes[0]?.message ?? textes.changements(changees.length)}
          nom={textes.changements(changees.length)}
          isFaible={fautes.length > 0}
          busy={enregistrer.isPending}
          annuler={textes.annuler}
          enregistrer={textes.enregistrer}
          onAnnuler={() => setSaisie(saisieDe(lignes))}
          onEnregistrer={envoyer}
        />
      )}
    </>
  )
}

const isAdmin = ({ role }: LigneDroits) => role === 'Admin'

const Groupe = ({ nom, nombre }: { nom: 'admin_digital' | 'autres_admins'; nombre: number }) => (
  <th scope="colgroup" colSpan={nombre}>
    {libellesRole[nom]}
  </th>
)

type CasesProps = {
  nom: (action: Action) => string
  value: readonly Action[]
  /** Why it may not be changed; null: it may. */
  refus: (action: Action) => string | null
  onToggle: (action: Action) => void
}

const Cases = ({ nom, value, refus, onToggle }: CasesProps) => (
  <div className={css.cases}>
    {actions.map((action) => (
      <label key={action} title={refus(action) ?? libellesAction[action]}>
        <input
          type="checkbox"
          aria-label={nom(action)}
          checked={value.includes(action)}
          disabled={refus(action) !== null}
          onChange={() => onToggle(action)}
        />
        <span aria-hidden="true">{textes.lettres[action]}</span>
      </label>
    ))}
  </div>
)
