import { learnStoreViews } from '../i18n/store-views.ts'
import { demoStoreViews } from './demo-store-views.ts'

learnStoreViews(demoStoreViews)
