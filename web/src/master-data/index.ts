export {
  burialFormSource,
  burialTypeSource,
  globalTemplateCategorySource,
  partnerTypeSource,
  productCategorySource,
  templateCategorySource,
} from './source'
