import type { LigneDroits } from '@espace-adherent/contract/roles'
import { isMembre, type Reglage } from '@espace-adherent/domain/roles'
import { SelectField } from '@espace-adherent/ui/choix'
import { TextField } from '@espace-adherent/ui/fields'
import { Card } from '@espace-adherent/ui/layout'
import { IconCircleCheck, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Lecture } from '../../platform/query/Lecture.tsx'
import css from './droits.module.css'
import { gensQuery, verificationQuery } from './queries.ts'
import { textes } from './textes.ts'

const { verifier: mots } = textes

/** Fewer letters find everybody. */
const LETTRES_MIN = 2

type VerifierProps = { ligne: LigneDroits /** What is not saved yet. */; brouillon: Reglage }

/** What a colleague may see and do before a member, said by the server, before anything is saved. */
export function Verifier({ ligne, brouillon }: VerifierProps) {
  const [agent, setAgent] = useState('')
  const [q, setQ] = useState('')
  const [membre, setMembre] = useState('')
  const collegues = useQuery(gensQuery('')).data ?? []
  const cherche = q.trim()
  const trouves = useQuery({ ...gensQuery(cherche), enabled: cherche.length >= LETTRES_MIN })
  const membres = (trouves.data ?? []).filter(({ roles }) => isMembre(roles))
  const nommer = ({ id, prenom, nom }: { id: string; prenom: string; nom: string }) => ({
    valeur: id,
    libelle: `${prenom} ${nom}`,
  })
  return (
    <Card title={mots.titre}>
      <div className="stack gap-12">
        <SelectField
          label={mots.agent}
          layout="stack"
          choix={collegues.map(nommer)}
          value={agent}
          onChange={setAgent}
        />
        <TextField
          label={mots.chercher}
          layout="stack"
          hint={mots.chercherAide}
          autoComplete="off"
          maxLength={100}
          value={q}
          onChange={setQ}
        />
        {cherche.length >= LETTRES_MIN && trouves.data && membres.length === 0 && (
          <p role="status">{mots.personne}</p>
        )}
        {membres.length > 0 && (
          <SelectField
            label={mots.membre}
            layout="stack"
            choix={membres.map(nommer)}
            value={membre}
            onChange={setMembre}
          />
        )}
        {agent !== '' && membre !== '' && (
          <Phrases agent={agent} membre={membre} brouillon={{ role: ligne.role, ...brouillon }} />
        )}
        <p className="note">{mots.aide}</p>
      </div>
    </Card>
  )
}

const Phrases = (question: Parameters<typeof verificationQuery>[0]) => (
  <Lecture query={useQuery(verificationQuery(question))} attente={['8rem']}>
    {({ phrases }) => (
      <ul className={css.phrases} aria-label={mots.resultat}>
        {phrases.map(({ isPermis, texte, isNouveau }) => (
          <li key={texte} data-permis={isPermis}>
            {isPermis ? (
              <IconCircleCheck size={18} aria-label={mots.oui} role="img" />
            ) : (
              <IconX size={18} aria-label={mots.non} role="img" />
            )}
            <span>{texte}</span>
            {isNouveau && <span className={css.nouveau}>{mots.nouveau}</span>}
          </li>
        ))}
      </ul>
    )}
  </Lecture>
)
