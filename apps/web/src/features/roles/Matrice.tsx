import {
  type Action,
  type DomaineBackOffice,
  type DroitsChoisis,
  domainesBackOffice,
  hasPortee,
  isVerbe,
  libellesAction,
  libellesPortee,
  type Portee,
  portees,
  type Reglage,
  type Role,
  refusDroit,
} from '@espace-adherent/domain/roles'
import { IconCheck } from '@tabler/icons-react'
import { useId } from 'react'
import css from './droits.module.css'
import { textes } from './textes.ts'

const actions = ['read', 'create', 'update', 'delete'] as const satisfies Action[]

type MatriceProps = {
  nom: string
  avant: Reglage
  brouillon: Reglage
  fautes: Partial<Record<DomaineBackOffice, string>>
  qui: { role: Role; par: readonly Role[]; choisis: DroitsChoisis | null | undefined }
  isLecture: boolean
  onChange: (brouillon: Reglage) => void
}

/** What one role may do: a part of the back office per row, a verb per column, and how far it goes. */
export function Matrice({ nom, avant, brouillon, fautes, qui, isLecture, onChange }: MatriceProps) {
  const cocher = (domaine: DomaineBackOffice, action: Action) => {
    const actuelles = brouillon.droits[domaine]
    const suivantes = actuelles.includes(action)
      ? actuelles.filter((une) => une !== action)
      : actions.filter((une) => une === action || actuelles.includes(une))
    onChange({ ...brouillon, droits: { ...brouillon.droits, [domaine]: suivantes } })
  }
  return (
    <table className={css.matrice} aria-label={textes.legende(nom)}>
      <thead>
        <tr>
          <th scope="col">{textes.domaine}</th>
          {actions.map((action) => (
            <th key={action} scope="col" title={libellesAction[action]}>
              {textes.colonnes[action]}
            </th>
          ))}
          <th scope="col">{textes.portee}</th>
        </tr>
      </thead>
      <tbody>
        {domainesBackOffice.map((domaine) => {
          const libelle = textes.domaines[domaine]
          const faute = fautes[domaine]
          return (
            <tr key={domaine} data-faute={faute !== undefined || undefined}>
              <th scope="row">
                {libelle}
                {faute && <span className={css.faute}>{faute}</span>}
              </th>
              {actions.map((action) => (
                <td key={action}>
                  {isVerbe({ domaine, action }) ? (
                    <Case
                      nom={textes.droit(libelle, libellesAction[action])}
                      court={textes.colonnes[action]}
                      isCochee={brouillon.droits[domaine].includes(action)}
                      isChangee={
                        brouillon.droits[domaine].includes(action) !==
                        avant.droits[domaine].includes(action)
                      }
                      refus={isLecture ? textes.lectureSeule : refusDroit(qui, { domaine, action })}
                      onToggle={() => cocher(domaine, action)}
                    />
                  ) : (
                    <span className={css.nul}>–</span>
                  )}
                </td>
              ))}
              <td>
                {hasPortee(domaine) ? (
                  <ChoixPortee
                    nom={textes.porteeDe(libelle)}
                    value={brouillon.portees[domaine]}
                    avant={avant.portees[domaine]}
                    isLecture={isLecture}
                    onChange={(portee) =>
                      onChange({
                        ...brouillon,
                        portees: { ...brouillon.portees, [domaine]: portee },
                      })
                    }
                  />
                ) : (
                  <span className={css.nul}>{textes.sansPortee}</span>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

type CaseProps = {
  nom: string
  /** Said in the cell where its column has no heading. */
  court: string
  isCochee: boolean
  isChangee: boolean
  refus: string | null
  onToggle: () => void
}

const Case = ({ nom, court, isCochee, isChangee, refus, onToggle }: CaseProps) => (
  <label className={css.case} title={refus ?? nom} data-changee={isChangee || undefined}>
    <input
      type="checkbox"
      aria-label={nom}
      checked={isCochee}
      disabled={refus !== null}
      onChange={onToggle}
    />
    <span className={css.coche}>
      {isCochee && <IconCheck size={18} stroke={2.5} aria-hidden="true" />}
    </span>
    <span className={css.court} aria-hidden="true">
      {court}
    </span>
  </label>
)

type ChoixPorteeProps = {
  nom: string
  value: Portee
  avant: Portee
  isLecture: boolean
  onChange: (portee: Portee) => void
}

const ChoixPortee = ({ nom, value, avant, isLecture, onChange }: ChoixPorteeProps) => {
  const groupe = useId()
  return (
    <fieldset className={css.portee} data-changee={value !== avant || undefined}>
      <legend className="visually-hidden">{nom}</legend>
      {portees.map((portee) => (
        <label key={portee}>
          <input
            type="radio"
            name={groupe}
            checked={portee === value}
            disabled={isLecture}
            onChange={() => onChange(portee)}
          />
          <span>{libellesPortee[portee]}</span>
        </label>
      ))}
    </fieldset>
  )
}
