export {
  burialFormSource,
  burialTypeSource,
  carSource,
  everyBurialFormSource,
  globalTemplateCategorySource,
  graveTypeSource,
  partnerTypeSource,
  productCategorySource,
  resourceSource,
  templateCategorySource,
} from './source'
