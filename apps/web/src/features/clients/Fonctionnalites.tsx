import type { ExceptionContrat, OffreClient } from '@espace-adherent/contract/clients'
import {
  clesFonctionnalites,
  isAvantConnexion,
} from '@espace-adherent/domain/clients/fonctionnalites'
import { SwitchField } from '@espace-adherent/ui/interrupteur/SwitchField.tsx'
import { Card } from '@espace-adherent/ui/layout'
import { useQuery } from '@tanstack/react-query'
import { Lecture } from '../../platform/query/Lecture.tsx'
import css from './clients.module.css'
import { EssaiFonctionnalites } from './EssaiFonctionnalites.tsx'
import { Exceptions } from './Exceptions.tsx'
import matrice from './fonctionnalites.module.css'
import { exceptionsQuery, offresQuery } from './queries.ts'
import { nomFonctionnalite as nomDe, textes } from './textes.ts'
import type { Edition } from './useClient.ts'

const { fonctionnalites: mots } = textes

type Props = { edition: Edition; canWrite: boolean }

/** What the client opens, to which of its offers, what some contracts have otherwise, and what is then seen. */
export function Fonctionnalites({ edition, canWrite }: Props) {
  const { id, fonctionnalites: decidees } = edition.depart
  const cles = clesFonctionnalites(decidees)
  const query = useQuery(offresQuery(id))
  const isModifie = edition.changes.some((chemin) =>
    /^(fonctionnalites|offresFermees)\./.test(chemin),
  )
  return (
    <div className="stack slim gap-20 single">
      <Card title={mots.titre}>
        <p className="note">{mots.aide}</p>
        <Lecture query={query} attente={5}>
          {(offres) => (
            <Matrice edition={edition} canWrite={canWrite} cles={cles} offres={offres} />
          )}
        </Lecture>
      </Card>
      <div className={css.colonnes}>
        <EssaiFonctionnalites id={id} offres={query.data ?? []} isModifie={isModifie} />
        <Exceptions
          id={id}
          cles={cles.filter((cle) => !isAvantConnexion(cle))}
          canWrite={canWrite}
        />
      </div>
    </div>
  )
}

type MatriceProps = Props & { cles: readonly string[]; offres: readonly OffreClient[] }

function Matrice({ edition, canWrite, cles, offres }: MatriceProps) {
  const { data } = useQuery(exceptionsQuery(edition.depart.id))
  const { fonctionnalites, offresFermees } = edition.saisie
  const isOuverte = (cle: string) => fonctionnalites[cle] ?? true
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard too.
    <section className={matrice.cadre} aria-label={mots.tableau} tabIndex={0}>
      <table className={matrice.table} aria-label={mots.tableau}>
        <thead>
          <tr>
            <th scope="col">{mots.fonctionnalite}</th>
            {offres.map(({ nom, contrats }) => (
              <th key={nom} scope="col">
                {nom}
                <span className="note">{mots.contrats(contrats)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cles.map((cle) => (
            <tr key={cle}>
              <th scope="row">
                <SwitchField
                  label={nomDe(cle)}
                  hint={<code>{cle}</code>}
                  value={isOuverte(cle)}
                  disabled={!canWrite}
                  onChange={(isOn) => edition.ecrire(`fonctionnalites.${cle}`, isOn)}
                />
              </th>
              {isAvantConnexion(cle) || !isOuverte(cle)
                ? offres.length > 0 && (
                    <td colSpan={offres.length} className="note">
                      {isAvantConnexion(cle) ? mots.avantConnexion : mots.fermeeATous}
                    </td>
                  )
                : offres.map(({ nom }) => (
                    <Case
                      key={nom}
                      cle={cle}
                      offre={nom}
                      fermees={offresFermees[cle] ?? []}
                      exceptions={data?.exceptions ?? []}
                      canWrite={canWrite}
                      onChange={(fermees) => edition.ecrire(`offresFermees.${cle}`, fermees)}
                    />
                  ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type CaseProps = {
  cle: string
  offre: string
  fermees: readonly string[]
  exceptions: readonly ExceptionContrat[]
  canWrite: boolean
  /** None closed: as before anything was decided. */
  onChange: (fermees: readonly string[] | undefined) => void
}

function Case({ cle, offre, fermees, exceptions, canWrite, onChange }: CaseProps) {
  const isOuverte = !fermees.includes(offre)
  const combien = exceptions.filter(
    ({ fonctionnalite, nomOffre, isActivated }) =>
      fonctionnalite === cle && nomOffre === offre && isActivated !== isOuverte,
  ).length
  const toggle = () => {
    const suivantes = isOuverte
      ? [...fermees, offre].toSorted()
      : fermees.filter((nom) => nom !== offre)
    onChange(suivantes.length === 0 ? undefined : suivantes)
  }
  return (
    <td>
      <label className={matrice.case}>
        <input type="checkbox" checked={isOuverte} disabled={!canWrite} onChange={toggle} />
        <span className={matrice.offre} aria-hidden="true">
          {offre}
        </span>
        <span className="visually-hidden">{mots.pourOffre(nomDe(cle), offre)}</span>
      </label>
      {combien > 0 && <span className="note block">{mots.sauf(combien, isOuverte)}</span>}
    </td>
  )
}
