import type { ObjetDe, ObjetSuite } from '@espace-adherent/contract/actes'
import { formatDateLongue, formatInstant } from '@espace-adherent/domain/calendrier'
import { formatMontant } from '@espace-adherent/domain/montants'
import { IconBuildingBank, IconCircle, IconFileAlert, IconMail } from '@tabler/icons-react'
import { type ComponentType, createContext, useContext } from 'react'
import css from './suite.module.css'
import { textes } from './textes.ts'

/** What another slice draws: it stands above this one, which cannot name it. */
export type ImagesSuite = { carte?: ComponentType<{ objet: ObjetDe<'carte'> }> }

const ImagesContext = createContext<ImagesSuite>({})
/** The pictures of what acts give, handed down by the area that has them. */
export const ImagesSuiteProvider = ImagesContext.Provider
const useImagesSuite = (): ImagesSuite => useContext(ImagesContext)

type Image<G extends ObjetSuite['genre']> = ComponentType<{ objet: ObjetDe<G> }>

/** Each thing that an act may give, as it is drawn. */
const images: { [G in ObjetSuite['genre']]: Image<G> } = {
  carte: Carte,
  courrier: Courrier,
  versement: Versement,
  fin: ({ objet }) => <Jalons {...objet} />,
  delai: ({ objet }) => <Jalons {...objet} isFrise />,
  lien: Lien,
  piece: Piece,
  compte: ({ objet: { libelle, titulaire, iban } }) => (
    <Fait icon={IconBuildingBank} libelle={libelle} valeur={iban || titulaire} />
  ),
}

/** What came of it, thing by thing. */
export const Objets = ({ objets }: { objets: readonly ObjetSuite[] }) =>
  objets.map((objet) => {
    const Dessin = images[objet.genre] as ComponentType<{ objet: ObjetSuite }>
    return <Dessin key={objet.genre} objet={objet} />
  })

function Carte({ objet }: { objet: ObjetDe<'carte'> }) {
  const { carte: Dessin } = useImagesSuite()
  return Dessin ? <Dessin objet={objet} /> : null
}

type FaitProps = {
  icon: typeof IconMail
  libelle: string
  valeur: string
  detail?: string
}

const Fait = ({ icon: Icone, libelle, valeur, detail }: FaitProps) => (
  <div className={css.fait}>
    <Icone size={24} stroke={1.75} aria-hidden="true" />
    <p>
      <span className="note block">{libelle}</span>
      <strong>{valeur}</strong>
      {detail && <span className="note block">{detail}</span>}
    </p>
  </div>
)

function Lien({ objet: { adresse, jusquAu } }: { objet: ObjetDe<'lien'> }) {
  const detail = textes.lienJusque(formatInstant(new Date(jusquAu)))
  return <Fait icon={IconMail} libelle={textes.lien} valeur={adresse} detail={detail} />
}

function Piece({ objet: { libelle, echeance } }: { objet: ObjetDe<'piece'> }) {
  const detail = textes.pieceJusque(formatDateLongue(echeance))
  return <Fait icon={IconFileAlert} libelle={textes.piece} valeur={libelle} detail={detail} />
}

function Courrier({ objet }: { objet: ObjetDe<'courrier'> }) {
  return (
    <section className={css.objet} aria-label={objet.titre}>
      <h2>{objet.titre}</h2>
      <dl className={css.lignes}>
        {objet.lignes.map(({ libelle, valeur }) => (
          <div key={libelle}>
            <dt>{libelle}</dt>
            <dd>{valeur}</dd>
          </div>
        ))}
      </dl>
      {objet.aApporter.length > 0 && (
        <>
          <h3>{textes.aApporter}</h3>
          <ul className={css.liste}>
            {objet.aApporter.map((chose) => (
              <li key={chose}>{chose}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Versement({ objet }: { objet: ObjetDe<'versement'> }) {
  const { compte, calcul, notes } = objet
  return (
    <>
      {compte && (
        <Fait
          icon={IconBuildingBank}
          libelle={compte.iban ? textes.compteDe(compte.titulaire) : textes.compte}
          valeur={compte.iban || compte.titulaire}
        />
      )}
      <section className={css.objet} aria-label={objet.titre}>
        <h2>{objet.titre}</h2>
        <dl className={css.lignes}>
          {calcul.map(({ libelle, montant }) => (
            <div key={libelle}>
              <dt>{libelle}</dt>
              <dd>{formatMontant(montant)}</dd>
            </div>
          ))}
        </dl>
        {notes.map((note) => (
          <p key={note} className="note block">
            {note}.
          </p>
        ))}
      </section>
    </>
  )
}

type JalonsProps = Omit<ObjetDe<'fin'>, 'genre'> & { isFrise?: boolean }

function Jalons({ titre, jalons, isFrise = false }: JalonsProps) {
  return (
    <section className={css.objet} aria-label={titre}>
      <h2>{titre}</h2>
      <ol className={isFrise ? css.frise : css.jalons}>
        {jalons.map(({ quand, quoi }) => (
          <li key={quand + quoi}>
            {isFrise && <IconCircle size={14} stroke={2.5} aria-hidden="true" />}
            <p>
              <strong className="block">{quand}</strong>
              <span className="note block">{quoi}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
