export {
  burialFormSource,
  burialTypeSource,
  globalTemplateCategorySource,
  graveTypeSource,
  partnerTypeSource,
  productCategorySource,
  templateCategorySource,
} from './source'
