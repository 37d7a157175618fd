import type { CarteTp } from '@espace-adherent/contract/carte-tp'
import { formatDate } from '@espace-adherent/domain/calendrier'
import { Logo } from '../portail/index.ts'
import css from './carte-tp.module.css'
import { Datamatrix } from './Datamatrix.tsx'
import { textes } from './textes.ts'

/** The face that one shows: numbers, people, dates and the code. */
export function Recto({ carte }: { carte: CarteTp }) {
  const { nomOffre, assures, dateDebut, dateFin, portabiliteJusquAu, datamatrix } = carte
  return (
    <section className={css.recto} aria-label={textes.recto}>
      <div className={css.tete}>
        <Logo place="panneau" />
        <p className={css.tiersPayant}>
          <strong>{textes.tiersPayant}</strong>
          <span>{nomOffre}</span>
        </p>
      </div>
      <div className={css.milieu}>
        <dl className={css.numeros}>
          <Numero libelle={textes.numeroAmc} valeur={carte.numeroAmc} />
          <Numero libelle={textes.typeConvention} valeur={carte.typeConvention} />
          <Numero libelle={textes.csr} valeur={carte.csr} />
          <Numero libelle={textes.numeroAdherent} valeur={carte.numeroAdherent} />
        </dl>
        {datamatrix && <Datamatrix {...datamatrix} />}
      </div>
      <table className={css.assures}>
        <caption className="visually-hidden">{textes.assures}</caption>
        <thead>
          <tr>
            <th scope="col">{textes.nom}</th>
            <th scope="col">{textes.naissance}</th>
            <th scope="col">{textes.rang}</th>
          </tr>
        </thead>
        <tbody>
          {assures.map(({ nom, prenom, dateNaissance, rang }) => (
            <tr key={`${prenom} ${dateNaissance} ${rang}`}>
              <th scope="row">
                <span className={css.nom}>{nom}</span> {prenom}
              </th>
              <td>{formatDate(dateNaissance)}</td>
              <td>{rang}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.validite}>
        {textes.validite(formatDate(dateDebut), formatDate(dateFin))}
        {/* A card that a telephone kept before this was told has none. */}
        {portabiliteJusquAu && (
          <>
            <br />
            {textes.portabilite(formatDate(portabiliteJusquAu))}
          </>
        )}
      </p>
    </section>
  )
}

const Numero = ({ libelle, valeur }: { libelle: string; valeur: string }) => (
  <div>
    <dt>{libelle}</dt>
    <dd>{valeur}</dd>
  </div>
)
