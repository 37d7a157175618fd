import type { ObjetDe } from '@espace-adherent/contract/actes'
import { type ComponentType, createContext, useContext } from 'react'

/** What another slice draws: it stands above this one, which cannot name it. */
export type ImagesSuite = { carte?: ComponentType<{ objet: ObjetDe<'carte'> }> }

const ImagesContext = createContext<ImagesSuite>({})
/** The pictures of what acts give, handed down by the area that has them. */
export const ImagesSuiteProvider = ImagesContext.Provider
export const useImagesSuite = (): ImagesSuite => useContext(ImagesContext)
