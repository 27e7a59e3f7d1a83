export {
  burialFormSource,
  burialTypeSource,
  carSource,
  globalTemplateCategorySource,
  graveTypeSource,
  partnerTypeSource,
  productCategorySource,
  resourceSource,
  templateCategorySource,
} from './source'
