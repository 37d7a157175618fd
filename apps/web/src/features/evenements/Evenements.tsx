import { evenementsAddress } from '@espace-adherent/contract/addresses'
import type { EvenementTouche } from '@espace-adherent/contract/evenements'
import { actesDesGestes } from '@espace-adherent/contract/evenements/gestes.ts'
import type { EvenementDeVie } from '@espace-adherent/domain/evenements'
import { ButtonLink } from '@espace-adherent/ui/actions'
import { EmptyState, StateBadge } from '@espace-adherent/ui/feedback'
import { Card, IconTile } from '@espace-adherent/ui/layout'
import { tenu } from '@espace-adherent/ui/texte/tenu.tsx'
import {
  type Icon,
  IconAlertCircle,
  IconArmchair,
  IconBabyCarriage,
  IconBandage,
  IconBriefcase,
  IconBuildingHospital,
  IconCheck,
  IconChevronDown,
  IconClock,
  IconHeartHandshake,
  IconMinus,
  IconTruck,
} from '@tabler/icons-react'
import { useId, useState } from 'react'
import { LectureLignes } from '../../platform/query/Lecture.tsx'
import { useLecture } from '../../platform/query/list.ts'
import { presentationDe } from '../actes/index.ts'
import { useContrats } from '../contrats/index.ts'
import { useLiens } from '../portail/index.ts'
import css from './evenements.module.css'
import { textes } from './textes.ts'

const icones: Readonly<Record<EvenementDeVie, Icon>> = {
  naissance: IconBabyCarriage,
  demenagement: IconTruck,
  mariage: IconHeartHandshake,
  arret: IconBandage,
  hospitalisation: IconBuildingHospital,
  retraite: IconArmchair,
  employeur: IconBriefcase,
}

/** What each event touches, over all contracts; at most one is unfolded, the one that was asked for to begin with. */
export function Evenements({ voulu }: { voulu: string | null }) {
  const [choisi, setChoisi] = useState(voulu)
  return (
    <LectureLignes
      query={useLecture(evenementsAddress)}
      vide={
        <Card>
          <EmptyState title={textes.aucun}>{textes.aucunTexte}</EmptyState>
        </Card>
      }
    >
      {(tous) => (
        <ul className={css.evenements}>
          {tous.map((un) => (
            <Evenement
              key={un.evenement}
              touche={un}
              isOuvert={choisi === un.evenement}
              onBascule={() => setChoisi(choisi === un.evenement ? null : un.evenement)}
            />
          ))}
        </ul>
      )}
    </LectureLignes>
  )
}

type EvenementProps = { touche: EvenementTouche; isOuvert: boolean; onBascule: () => void }

function Evenement({ touche, isOuvert, onBascule }: EvenementProps) {
  const id = useId()
  const { evenement, contrats } = touche
  const { titre, sousTitre, minutes, pieces } = textes.evenements[evenement]
  const Icone = icones[evenement]
  return (
    <li className={css.evenement} data-ouvert={isOuvert}>
      <h2 className={css.titre}>
        <button
          type="button"
          id={`${id}-titre`}
          className={css.tete}
          aria-expanded={isOuvert}
          aria-controls={`${id}-detail`}
          onClick={onBascule}
        >
          <IconTile>
            <Icone size={22} stroke={1.75} />
          </IconTile>
          <span className={css.nom}>
            <span>{titre}</span>
            <span className={css.sousTitre}>{sousTitre}</span>
          </span>
          <IconChevronDown className={css.chevron} size={20} stroke={1.75} aria-hidden="true" />
        </button>
      </h2>
      <section id={`${id}-detail`} aria-labelledby={`${id}-titre`} className={css.corps}>
        {isOuvert ? (
          <Detail {...touche} />
        ) : (
          <>
            <ul className={css.resume}>
              {contrats.map(({ numeroContrat, typeContrat, effets }) => (
                <li key={numeroContrat}>
                  <Puce type={typeContrat} />
                  <span>{tenu(effets.map(({ court }) => court).join(', '))}</span>
                </li>
              ))}
            </ul>
            <p className={css.duree}>
              <IconClock size={16} stroke={1.75} aria-hidden="true" />
              <span>
                {textes.dureeCourte(minutes)} · {tenu(enPhrase(pieces))}
              </span>
            </p>
          </>
        )}
      </section>
    </li>
  )
}

/** The first sentence, as the end of another. */
const enPhrase = (phrases: string) => {
  const premiere = phrases.split('. ')[0] ?? phrases
  return `${premiere.charAt(0).toLowerCase()}${premiere.slice(1)}`.replace(/\.$/, '')
}

const Puce = ({ type }: { type: keyof typeof textes.types }) => (
  <StateBadge tone={type === 'sante' ? 'success' : 'info'}>{textes.types[type]}</StateBadge>
)

const signes = { change: IconCheck, relire: IconAlertCircle, rien: IconMinus } as const

function Detail({ evenement, contrats, gestes }: EvenementTouche) {
  const { minutes, pieces, ailleurs } = textes.evenements[evenement]
  const isSansSuite = gestes.length === 0 && ailleurs !== undefined
  return (
    <div className={css.detail}>
      <div className={css.contrats}>
        {contrats.map(({ numeroContrat, nomOffre, typeContrat, effets }) => (
          <div key={numeroContrat}>
            <p className={css.contrat}>
              <Puce type={typeContrat} /> {textes.contrat(nomOffre, numeroContrat)}
            </p>
            <ul className={css.effets}>
              {effets.map(({ effet, ton, texte }) => {
                const Signe = signes[ton]
                return (
                  <li key={effet} data-ton={ton}>
                    <Signe size={18} stroke={1.75} aria-hidden="true" />
                    <span>{tenu(texte)}</span>
                  </li>
                )
              })}
            </ul>
          </div>
        ))}
      </div>
      <div className={css.cote}>
        {isSansSuite ? (
          <p>{ailleurs}</p>
        ) : (
          <>
            <p className={css.dureePuce}>
              <IconClock size={16} stroke={1.75} aria-hidden="true" /> {textes.duree(minutes)}
            </p>
            <div>
              <h3>{textes.sousLaMain}</h3>
              <p>
                {pieces} {textes.sansPiece}
              </p>
            </div>
            <Gestes evenement={evenement} contrats={contrats} gestes={gestes} />
          </>
        )}
      </div>
    </div>
  )
}

/** Acts that are there already; one about another contract than the one that is shown shows that one first. */
function Gestes({ evenement, contrats, gestes }: EvenementTouche) {
  const liens = useLiens()
  const { courant, choose } = useContrats()
  const [premier, ...autres] = gestes
  const lien = ({ geste, numeroContrat }: EvenementTouche['gestes'][number]) => {
    const { acte, avec } = actesDesGestes[geste]
    const message = messageDe(geste, evenement)
    const contrat = contrats.find((un) => un.numeroContrat === numeroContrat)
    const isPlusieurs = gestes.filter((un) => un.geste === geste).length > 1
    const libelle = textes.gestes[geste]
    return {
      href: liens.demarche(presentationDe(acte).slug, { ...avec, ...(message && { message }) }),
      children:
        isPlusieurs && contrat
          ? textes.deLAutre(libelle, contrat.nomOffre, numeroContrat)
          : libelle,
      ...(numeroContrat !== courant.numeroContratIndividuel && {
        onClick: () => choose(numeroContrat),
      }),
    }
  }
  if (!premier) return null
  return (
    <>
      <ButtonLink variant="primary" block {...lien(premier)} />
      {autres.length > 0 && (
        <div>
          <h3>{textes.ensuite}</h3>
          <ul className={css.gestes}>
            {autres.map((un) => (
              <li key={`${un.geste} ${un.numeroContrat}`}>
                <a {...lien(un)} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

function messageDe(
  geste: EvenementTouche['gestes'][number]['geste'],
  evenement: EvenementDeVie,
): string | null {
  if (geste === 'clause') return textes.messages.clause
  if (geste !== 'ecrire') return null
  return evenement === 'retraite' ? textes.messages.retraite : textes.messages.employeur
}
